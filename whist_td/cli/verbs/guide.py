"""`whist-td guide`: the manual on paper, or as one web page."""

from argparse import Namespace

from whist_td.console.world import World, write_file
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.words.words import Words


def write_guide(request: Namespace, world: World, _: Words) -> int:
    """Write the manual into a file of the kind that its name says."""
    match request.o.suffix.lower():
        case ".pdf":
            from whist_td.paper.manual_sheets import manual_pdf

            content = manual_pdf(request.size, _)
        case ".html":
            from whist_td.interchange.web_frame import manual_html

            content = manual_html(_).encode()
        case _other:
            raise ArgumentValueError("-o", str(request.o), "NAME.pdf, NAME.html")
    write_file(request.o, content)
    world.say(str(request.o))
    return 0
