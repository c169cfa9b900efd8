/** The fewest entries for a chart, a mean or a comparison; fewer are shown themselves (product decisions, "The dashboard"). */
export const fewestEntries = 5;
