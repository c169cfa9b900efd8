/** Rules that a single import can break. */
import type { Edge, Graph } from "./graph.ts";
import { type Breach, isTest, type Wall } from "./wall.ts";

/** The one file that stems (docs/decisions/033-lisa-on-the-device.md). */
const stemming = "domain/lisa/read/words.ts";
const splittingHtml = "domain/foreign-journals/html-tags.ts";

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
    "domain imports nothing outside itself but zod, the stemmers for LISA's words, and what splits HTML of other apps",
    ({ from, to, packageName }) =>
      room(from) === "domain" &&
      !isTest(from) &&
      room(to) !== "domain" &&
      packageName !== "zod" &&
      !(from === stemming && packageName === "@orama/stemmers") &&
      !(from === splittingHtml && packageName === "htmlparser2"),
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
    "scopes are minted by the session gate, the jobs and the delivery of messages only",
    ({ from, to, names, kind }) =>
      to === "server/db/scope.ts" &&
      kind !== "type" &&
      mints(names) &&
      !/^server\/(?:http|jobs|testing|db)\//.test(from) &&
      // Brings one person's message to another's copy, in the other's scope (docs/decisions/048-messages.md).
      from !== "server/features/messages/mutations/receive.ts" &&
      !isTest(from),
  ),
];

/** `new URL("../", import.meta.url)` names a folder. */
const isFolder = (specifier: string | null) => specifier !== null && /(?:^|\/)\.{0,2}\/?$/.test(specifier);

const mints = (names: readonly string[]) =>
  names.some((name) => name === "*" || name === "mintOwnerScope" || name === "mintAdminScope");
