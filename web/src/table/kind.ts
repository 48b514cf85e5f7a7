// How strong a bot is, in words; nothing for people, and for a lesson's rivals, who have no level.

import { t } from "../lib/words.svelte";
import type { SeatInfo } from "../wire";

export const botKind = (info: SeatInfo | undefined): string =>
  info?.kind === "bot" && info.level ? t(`level-${info.level}`) : "";
