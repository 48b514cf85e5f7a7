// Which screens have room for what; styles that depend on it use the same bounds.

/** There is room to build in the place between the biomes. */
export const HUB = "(min-width: 1000px) and (min-height: 520px)";
/** A phone on its side: the Era lies there, where the biomes leave a place. */
export const FLAT = "(min-width: 700px) and (max-height: 519px)";
