import type { OriginView } from "./wire";
import type { ActionOf } from "../../lib/model";

/** An action that a player of this game may take. */
export type Action = ActionOf<OriginView>;
