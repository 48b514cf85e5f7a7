// A picture for each reason why something is not possible, by its code.

const ICONS: Record<string, string> = {
  requirement: "adaptation",
  unfed: "leaf",
  no_marker: "points",
  price_too_high: "points",
  drift: "continental_drift",
  volcano: "volcano",
  no_head: "head",
  no_body: "body",
  no_leg_site: "legs1",
  no_wing_site: "wings",
  no_tail_site: "tail",
};

export const reasonIcon = (code: string): string => ICONS[code] ?? "";
