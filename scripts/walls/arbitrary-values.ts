/** Rules about Tailwind's arbitrary values (`text-[11px]`). */
import type { Graph, Source } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

/** Utilities on the spacing scale of 4 px: `w-[68px]` is `w-17`. */
const onScale =
  /(?<![\w-])-?(?:(?:min-|max-)?[wh]|size|[pm][xytrblse]?|gap(?:-[xy])?|top|bottom|left|right|inset(?:-[xy])?)-\[\d+px\]/g;
/** Grid templates are left out, and variants (`min-[400px]:`). */
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
    says: "no arbitrary pixels where the spacing scale has them (w-[68px] is w-17)",
    breaches: (graph) => findAll(graph, onScale),
  },
  {
    says: `an arbitrary value used more than ${mostOften} times is a token (app/styles.css, app/ui/styles/tokens.css)`,
    breaches(graph) {
      const found = findAll(graph, value).filter((one) => !isShape(one.value));
      const byValue = Map.groupBy(found, (one) => one.value);
      return [...byValue.values()].filter((places) => places.length > mostOften).flat();
    },
  },
];
