/** Rules about the text of a file. */
import type { Source } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

function textWall(says: string, isInside: (path: string) => boolean, forbidden: RegExp): Wall {
  const every = new RegExp(forbidden, "g");
  const breachesOf = ({ path, text }: Pick<Source, "path" | "text">): readonly Breach[] =>
    [...text.matchAll(every)].map(({ index, 0: found }) => ({
      path,
      line: text.slice(0, index).split("\n").length,
      detail: found.replace(/\s+/g, " "),
    }));
  return {
    says,
    breaches: ({ sources, styles }) =>
      [...sources.values(), ...styles].filter(({ path }) => isInside(path)).flatMap(breachesOf),
  };
}

const mayTouchSql = /\/(?:queries|mutations)(?:\/[\w-]+)?\.ts$/;

export const textWalls: readonly Wall[] = [
  textWall(
    "only queries, mutations and the database's own room touch SQL",
    (path) => path.startsWith("server/features/") && !mayTouchSql.test(path) && !isTest(path),
    /\b(?:tx|db|anonymous)\??\s*\.\s*(?:rows|run|read)\b/,
  ),
  textWall(
    "outside the database's own room a row's type comes from its shape (server/row-shape.ts)",
    (path) => path.startsWith("server/") && !path.startsWith("server/db/") && !isTest(path),
    /\.query\s*<(?!=)/,
  ),
  textWall(
    "nothing reads a formatted date or number back: the text of a locale is each engine's own",
    (path) => /^(?:app|domain|server)\//.test(path) && !isTest(path),
    /["'](?:en-CA|sv-SE|sv)["']|(?:Date\.parse|new Date|\bNumber|parse(?:Int|Float))\([^;\n]*\.(?:format|toLocale\w*String)\(/,
  ),
  textWall(
    "stripes are tiled: Firefox misplaces the hard stops of a repeating gradient whose colours are not sRGB",
    (path) => path.endsWith(".css"),
    /repeating-(?:linear|radial|conic)-gradient\(/,
  ),
  textWall(
    "a line under a text has its thickness in a declaration of its own: WebKit drops a text-decoration that has it too",
    (path) => /\.(?:css|ts)$/.test(path) && !isTest(path),
    /text-decoration:[^;{}]*(?:\d(?:px|em|rem|%)|from-font)/,
  ),
  textWall(
    "no test asserts an absolute time: a faster or slower machine must not turn it red",
    (path) => /\.(?:test|journey|commands)\.tsx?$/.test(path),
    /expect\([^)]*\b(?:performance|Date)\.now\(\)[^)]*\)\s*\.to\w+\(\s*[\d.]/,
  ),
];
