"""``galapagos bots``: a machine that thinks for the bots of a server's workers."""

import argparse
import os
import signal

from galapagos.cli.data import add_data, data_of
from galapagos.cli.numbers import count
from galapagos.cli.output import output_of
from galapagos.cli.serve import add_all_own_cards, add_log, all_own_cards
from galapagos.server.crew.bot_machine import think_for
from galapagos.server.errors import StoreError
from galapagos.server.http.logs import begin_logs
from galapagos.server.table.card_sets import Codecs, own_sets


def configure(parser: argparse.ArgumentParser) -> None:
    add_data(parser, ("help-bots-data", "help-bots-database", "help-bots-key_file"))
    parser.add_argument("--bots", type=count, metavar="N", help="help-bots-bots")
    add_all_own_cards(parser, "help-bots-own")
    add_log(parser)
    parser.epilog = "help-bots-end"


def run(args: argparse.Namespace) -> int:
    begin_logs(args.log)
    output = output_of(args)
    processes = args.bots or os.cpu_count() or 1
    data = data_of(args)
    codecs = Codecs(own_sets(all_own_cards(args)))
    # Both end it in good order, as they do a server, also if a script's "&" has it ignore SIGINT.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda number, frame: signal.raise_signal(signal.SIGINT))

    def began() -> None:
        print(output.say("out-bots-open", n=processes, place=data.place), flush=True)

    try:
        think_for(data, codecs, processes, began)
    except StoreError as error:
        output.complain("bots", str(error))
        return 1
    except KeyboardInterrupt:
        pass
    return 0
