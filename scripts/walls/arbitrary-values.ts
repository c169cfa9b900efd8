/** Values written into a class in square brackets: what the scale has is written on it, and what recurs is a token. */
import type { Graph, Source } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

/** Utilities on the scale of 4 px: `w-[68px]` is `w-17`. */
const onScale =
  /(?<![\w-])-?(?:(?:min-|max-)?[wh]|size|[pm][xytrblse]?|gap(?:-[xy])?|top|bottom|left|right|inset(?:-[xy])?)-\[\d+px\]/g;
/** Columns and rows are a layout's own shape, and `min-[400px]:` asks for a width, not for a value. */
const value = /(?<![\w-])-?[a-z][a-z-]*-\[[^\]\s"'`]+\](?!:)/g;
const isShape = (found: string) => /^grid-(?:cols|rows)-/.test(found);
const mostOften = 2;

const isDrawn = ({ path }: Source) =>
  /^app\/.*\.tsx?$/.test(path) && !isTest(path) && !path.includes("/generated/");

type Found = Breach & { readonly value: string };

function findAll({ sources }: Graph, pattern: RegExp): readonly Found[] {
  return [...sources.values()].filter(isDrawn).flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
      path,
      line: text.slice(0, index).split("\n").length,
      detail: found,
      value: found,
    })),
  );
}

export const valueWalls: readonly Wall[] = [
  {
    says: "pixels that the scale has are written on it (w-[68px] is w-17)",
    breaches: (graph) => findAll(graph, onScale),
  },
  {
    says: `a value that stands in more than ${mostOften} places is a token (app/styles.css, app/ui/styles/tokens.css)`,
    breaches(graph) {
      const found = findAll(graph, value).filter((one) => !isShape(one.value));
      const byValue = Map.groupBy(found, (one) => one.value);
      return [...byValue.values()].filter((places) => places.length > mostOften).flat();
    },
  },
];
