/** Rules that a single import can break. */
import type { Edge, Graph } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

function importWall(says: string, isBreach: (edge: Edge) => boolean): Wall {
  return { says, breaches: (graph) => edgesOf(graph).filter(isBreach).map(breachOf) };
}

function edgesOf({ sources }: Graph): readonly Edge[] {
  return [...sources.values()].flatMap(({ edges }) => edges);
}

function breachOf({ from, line, specifier }: Edge): Breach {
  return { path: from, line, detail: specifier ?? "a specifier that is not a literal" };
}

const room = (path: string | null) => /^(app|domain|server)\//.exec(path ?? "")?.[1];

/** "relationships" of app/features/relationships/list-page.tsx. */
const featureOf = (path: string | null) => /^app\/features\/([\w-]+)\//.exec(path ?? "")?.[1];

/** A page and the frame may import from any feature. */
function composes(path: string): boolean {
  return /-page(?:\.test)?\.tsx$/.test(path) || featureOf(path) === "frame" || isTest(path);
}

/** PostgreSQL's programs are in one package per platform, whose name is computed. */
const computed = /^server\/db\/binaries\.ts$/;

export const importWalls: readonly Wall[] = [
  importWall(
    "every specifier is a literal and resolves",
    ({ from, to, packageName, specifier }) =>
      to === null && packageName === null && !isFolder(specifier) && !computed.test(from),
  ),
  importWall(
    "domain imports nothing outside itself but zod",
    ({ from, to, packageName }) =>
      room(from) === "domain" && !isTest(from) && room(to) !== "domain" && packageName !== "zod",
  ),
  importWall(
    "domain imports neither app nor server, not even in its tests",
    ({ from, to }) => room(from) === "domain" && (room(to) === "app" || room(to) === "server"),
  ),
  importWall(
    "the server does not import the app",
    ({ from, to }) => room(from) === "server" && room(to) === "app",
  ),
  importWall(
    "the app takes types only from the server",
    ({ from, to, kind }) => room(from) === "app" && room(to) === "server" && kind !== "type" && !isTest(from),
  ),
  importWall(
    "product code does not import test code",
    ({ from, to }) => room(from) !== undefined && !isTest(from) && to !== null && isTest(to),
  ),
  importWall("features do not import each other; pages compose them", ({ from, to }) => {
    const own = featureOf(from);
    const other = featureOf(to);
    return own !== undefined && other !== undefined && own !== other && !composes(from);
  }),
  importWall(
    "scopes are minted by the session gate and the jobs only",
    ({ from, to, names, kind }) =>
      to === "server/db/scope.ts" &&
      kind !== "type" &&
      mints(names) &&
      !/^server\/(?:http|jobs|testing|db)\//.test(from) &&
      !isTest(from),
  ),
];

/** `new URL("../", import.meta.url)` names a folder. */
const isFolder = (specifier: string | null) => specifier !== null && /(?:^|\/)\.{0,2}\/?$/.test(specifier);

const mints = (names: readonly string[]) =>
  names.some((name) => name === "*" || name === "mintOwnerScope" || name === "mintAdminScope");
