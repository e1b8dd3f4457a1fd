"""Why the system would not write or read, in the club's words: it speaks its own language."""

import errno
import os
from collections.abc import Mapping

from whist_td.words.words import N_, Words

_BY_NUMBER: Mapping[int, str] = {
    errno.ENOSPC: N_("the disk is full"),
    errno.EACCES: N_("access is not allowed"),
    errno.EPERM: N_("access is not allowed"),
    errno.EROFS: N_("the disk is protected"),
    errno.ENOENT: N_("there is no such file or folder"),
    errno.ENOTDIR: N_("one of its folders is a file"),
    errno.EISDIR: N_("it is a folder"),
    errno.EEXIST: N_("there is a file of this name"),
    errno.ENAMETOOLONG: N_("its name is too long"),
    errno.EIO: N_("the disk does not answer"),
    errno.EBUSY: N_("another program is using it"),
    errno.EFBIG: N_("the file would be too large"),
    errno.EPIPE: N_("nobody reads it any more"),
    errno.EINVAL: N_("this name cannot be used here"),
}
_BY_WORDS = {os.strerror(number): said for number, said in _BY_NUMBER.items()}


def system_reason(said: str, _: Words) -> str:
    """Return a reason in the user's language; one that nobody knows stays as the system says it."""
    return _(_BY_WORDS[said]) if said in _BY_WORDS else said
