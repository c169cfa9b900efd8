/**
 * Unused message keys. A key is used when a file names its namespace (`useTranslations("game.seal")`) and the rest of the
 * key: as a string, as a template (its expressions match anything), or, where `t(code)` takes a variable, as a string of any
 * file. The analysis errs on the side of "used".
 */
import { type ESTree, parseSync, Visitor } from "vite";
import type { Graph, Source } from "../walls/graph.ts";
import { isTest } from "../walls/wall.ts";
import type { Dead } from "./finding.ts";

const messageFile = /^app\/(?:.+\/)?([\w-]+)\/messages\.en\.ts$/;
/** Puts the namespaces of several features together. */
const togetherFile = /^app\/messages\/[\w-]+\.en\.ts$/;

type Message = { readonly key: string; readonly path: string; readonly line: number };

/** The strings of a file that may be a namespace or a key. */
type Said = {
  readonly strings: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  /** `t` is called with something else than a literal. */
  readonly asksByName: boolean;
};

export function findDeadMessages({ sources }: Graph): readonly Dead[] {
  const messages = allMessages(sources);
  const speaking = [...sources.values()].filter(
    ({ path }) => /^(?:app|domain)\//.test(path) && !isTest(path) && !/\/messages\.\w+\.ts$/.test(path),
  );
  const said = speaking.map(saidIn);
  const anywhere = new Set(said.flatMap(({ strings }) => [...strings]));
  const speakers = new Map<string, Said[]>();
  const namespaces = new Set(messages.flatMap(({ key }) => splits(key).map(([namespace]) => namespace)));
  for (const file of said) {
    for (const name of file.strings) {
      if (namespaces.has(name)) speakers.set(name, [...(speakers.get(name) ?? []), file]);
    }
  }
  const says = ({ strings, templates, asksByName }: Said, rest: string) =>
    strings.has(rest) ||
    templates.some((template) => template.test(rest)) ||
    (asksByName && anywhere.has(rest));
  const isSaid = (key: string) =>
    splits(key).some(([namespace, rest]) => speakers.get(namespace)?.some((file) => says(file, rest)));
  return messages
    .filter(({ key }) => !isSaid(key))
    .map(({ key, path, line }) => ({ path, line, says: `no file uses the message ${key}` }));
}

/** "a.b.c" → ["a", "b.c"], ["a.b", "c"]. */
function splits(key: string): readonly (readonly [namespace: string, rest: string])[] {
  const parts = key.split(".");
  return parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join("."), parts.slice(at + 1).join(".")] as const);
}

/** A message file that no other one imports is a namespace, named after its folder; one of app/messages holds several. */
function allMessages(sources: ReadonlyMap<string, Source>): readonly Message[] {
  const files = [...sources.values()].filter(({ path }) => messageFile.test(path) || togetherFile.test(path));
  const named = lazyNames(sources);
  const taken = new Set(files.flatMap(({ edges }) => edges.map(({ to }) => to)));
  return files
    .filter(({ path }) => !taken.has(path))
    .flatMap((file) =>
      messagesIn(file, named.get(file.path) ?? messageFile.exec(file.path)?.[1] ?? null, sources),
    );
}

/** Where a feature's messages have another name than its folder: as app/messages/lazy-messages.ts imports them. */
function lazyNames(sources: ReadonlyMap<string, Source>): ReadonlyMap<string, string> {
  const { text = "" } = sources.get("app/messages/lazy-messages.ts") ?? {};
  return new Map(
    [...text.matchAll(/\{ en as (\w+) \} from "#(app\/[^"]+)"/g)].map(([, name = "", path = ""]) => [
      path,
      name,
    ]),
  );
}

function messagesIn(
  file: Source,
  namespace: string | null,
  sources: ReadonlyMap<string, Source>,
): readonly Message[] {
  const { path, text, edges } = file;
  const found: Message[] = [];
  const parts = new Map<string, Source>();
  const walk = (node: ESTree.Node, key: string | null): void => {
    const part = node.type === "Identifier" ? parts.get(node.name) : undefined;
    if (node.type === "TSAsExpression") walk(node.expression, key);
    else if (part) found.push(...messagesIn(part, key, sources));
    else if (node.type !== "ObjectExpression") {
      found.push({ key: key ?? "", path, line: text.slice(0, node.start).split("\n").length });
    } else {
      for (const one of node.properties) {
        if (one.type === "SpreadElement") walk(one.argument, key);
        else walk(one.value, key === null ? keyName(one.key) : `${key}.${keyName(one.key)}`);
      }
    }
  };
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const to = edges.find(({ specifier }) => specifier === source.value)?.to;
      const part = to ? sources.get(to) : undefined;
      for (const { local } of specifiers) if (part) parts.set(local.name, part);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && (id.name === "en" || id.name === "messages") && init)
        walk(init, namespace);
    },
  }).visit(parseSync(path, text, { preserveParens: false }).program);
  return found;
}

function keyName(node: ESTree.Node): string {
  return node.type === "Identifier" ? node.name : node.type === "Literal" ? String(node.value) : "";
}

function saidIn({ path, text }: Source): Said {
  const strings = new Set<string>();
  const templates: RegExp[] = [];
  const speakers = new Set(["t"]);
  let asksByName = false;
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") strings.add(value);
    },
    // Property names may be keys: `{ inAll: … }` and `t(name)`.
    Property: ({ key }) => void strings.add(keyName(key)),
    TemplateLiteral({ quasis }) {
      const written = quasis.map(({ value }) => value.cooked ?? "");
      if (written.length === 1) strings.add(written[0] ?? "");
      else if (written.every((part) => /^[\w.]*$/.test(part)) && written.some((part) => part !== "")) {
        templates.push(new RegExp(`^${written.map((part) => part.replaceAll(".", "\\.")).join(".+")}$`));
      }
    },
    VariableDeclarator({ id, init }) {
      const isSpeaker = init?.type === "CallExpression" && keyName(init.callee) === "useTranslations";
      if (id.type === "Identifier" && isSpeaker) speakers.add(id.name);
    },
    CallExpression({ callee, arguments: [key] }) {
      const called = callee.type === "MemberExpression" ? callee.object : callee;
      if (called.type === "Identifier" && speakers.has(called.name) && key && !isWritten(key))
        asksByName = true;
    },
  }).visit(parseSync(path, text, { preserveParens: false }).program);
  return { strings, templates, asksByName };
}

function isWritten(node: ESTree.Node): boolean {
  if (node.type === "ConditionalExpression") return isWritten(node.consequent) && isWritten(node.alternate);
  if (node.type === "TemplateLiteral") return node.quasis.some(({ value }) => value.cooked !== "");
  return node.type === "Literal";
}
