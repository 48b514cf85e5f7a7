// What a hunter would meet at each animal, asked for as soon as the hunter is picked: what protects
// those it cannot reach, and how the others could still answer.

import type { HuntForecast, OriginView } from "./wire";
import type { TableModel } from "../../lib/model";
import type { Pick } from "./gestures";
import { reasonIcon } from "./icons";

/** What is shown on an animal while it is thought about as prey. */
export interface Outlook {
  /** Traits that keep the hunter off. */
  shields: string[];
  /** What it would meet; null where it cannot hunt. */
  hunt: HuntForecast | null;
}

/** More questions than this at once are too many for the server. */
const MOST = 40;

export class Scouting {
  found: ReadonlyMap<string, Outlook> = $state.raw(new Map());
  private asked = 0;

  constructor(private readonly table: TableModel<OriginView>) {}

  stop(): void {
    this.asked++;
    if (this.found.size) this.found = new Map();
  }

  look(view: OriginView, pick: Pick): void {
    this.stop();
    if (pick.kind === "hunt" && pick.animal) void this.ask(view, pick.animal);
  }

  private async ask(view: OriginView, hunter: string): Promise<void> {
    const mine = this.asked;
    const rivals = view.seats.filter((seat) => seat.seat !== view.viewer);
    const own = view.seats.filter((seat) => seat.seat === view.viewer);
    const tags = [...rivals, ...own]
      .flatMap((seat) => seat.animals.map((one) => one.tag))
      .filter((tag) => tag !== hunter);
    const answers = await Promise.all(tags.slice(0, MOST).map((tag) => this.outlook(view, hunter, tag)));
    if (mine === this.asked) this.found = new Map(answers);
  }

  private async outlook(view: OriginView, hunter: string, target: string): Promise<[string, Outlook]> {
    const parts = { game: "origin", kind: "hunt", animal: hunter, target } as const;
    const answer = await this.table.ask({ type: "preview", seat: view.viewer, parts });
    if (answer.type !== "previewed") return [target, { shields: [], hunt: null }];
    const shields = answer.reasons.map((reason) => reasonIcon(reason.code)).filter(Boolean);
    return [target, { shields: [...new Set(shields)], hunt: answer.hunt }];
  }
}
