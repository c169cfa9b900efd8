/** The imports and exports of one module, read from its syntax tree: static, dynamic, globs, worker URLs, re-exports, types. */
import { type ESTree, parseSync, Visitor } from "vite";

export type Reference = {
  /** As it is written: a relative path, an alias (`#app/…`), a package, a glob pattern. Null when it is not a literal. */
  readonly specifier: string | null;
  /**
   * type: gone before anything runs. value: the other file runs first. lazy: `import()`, a glob that is not eager.
   * address: `new URL("…", import.meta.url)`, the start of a worker.
   */
  readonly kind: "type" | "value" | "lazy" | "address";
  readonly isGlob: boolean;
  /** The imported names; "*" for a namespace and where it cannot be told. */
  readonly names: readonly string[];
  /** From 1. */
  readonly line: number;
};

type Declared = { readonly name: string; readonly line: number; readonly isUsedHere: boolean };

export type Module = {
  readonly references: readonly Reference[];
  readonly exports: readonly Declared[];
};

/** @throws Error when the text does not parse. */
export function readModule(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text, { preserveParens: false });
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const references: Reference[] = [];
  const lineOf = lineCounter(text);
  const add = (
    node: ESTree.Node,
    specifier: string | null,
    kind: Reference["kind"],
    names: readonly string[],
  ) => references.push({ specifier, kind, isGlob: false, names, line: lineOf(node.start) });
  const addGlobs = (node: ESTree.Node, patterns: readonly (string | null)[], kind: Reference["kind"]) => {
    for (const specifier of patterns) {
      references.push({ specifier, kind, isGlob: true, names: ["*"], line: lineOf(node.start) });
    }
  };
  /** Names destructured from an `import()` where it stands. Parents are visited before their children. */
  const taken = new Map<ESTree.Node, readonly string[]>();
  function noteTaken(from: ESTree.Node | null | undefined, names: readonly string[] | null) {
    if (from?.type === "ImportExpression" && names) taken.set(from, names);
  }
  new Visitor({
    // `import { type A }` keeps the import at run time (verbatimModuleSyntax); `import type` does not.
    ImportDeclaration: (node) =>
      add(node, node.source.value, node.importKind === "type" ? "type" : "value", importedNames(node)),
    ExportNamedDeclaration(node) {
      if (!node.source) return;
      const names = node.specifiers.map(({ local }) => nameOf(local));
      add(node, node.source.value, node.exportKind === "type" ? "type" : "value", names);
    },
    ExportAllDeclaration: (node) =>
      add(node, node.source.value, node.exportKind === "type" ? "type" : "value", ["*"]),
    ImportExpression: (node) => add(node, written(node.source), "lazy", taken.get(node) ?? ["*"]),
    VariableDeclarator: ({ id, init }) => noteTaken(awaited(init), namesIn(id)),
    MemberExpression: ({ object, property, computed }) =>
      noteTaken(awaited(object), !computed && property.type === "Identifier" ? [property.name] : null),
    TSImportType: (node) => add(node, written(node.source), "type", [qualifiedName(node.qualifier)]),
    CallExpression(node) {
      const { callee, arguments: given } = node;
      if (callee.type === "MemberExpression" && isNamed(callee.property, "then")) {
        noteTaken(callee.object, namesIn(firstParameter(given[0])));
      }
      const called = importMetaProperty(node.callee);
      if (called === "glob") addGlobs(node, patternsOf(node.arguments[0]), isEager(node) ? "value" : "lazy");
      if (called === "resolve") add(node, written(node.arguments[0]), "address", ["*"]);
    },
    NewExpression(node) {
      const [target, base] = node.arguments;
      if (isNamed(node.callee, "URL") && importMetaProperty(base) === "url") {
        add(node, written(target), "address", ["*"]);
      }
    },
  }).visit(program);
  return { references, exports: exportsOf(program, lineOf) };
}

function importedNames(node: ESTree.ImportDeclaration): readonly string[] {
  return node.specifiers.map((one) => {
    if (one.type === "ImportDefaultSpecifier") return "default";
    return one.type === "ImportNamespaceSpecifier" ? "*" : nameOf(one.imported);
  });
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === "Literal" ? node.value : node.name;
}

/** The first name of `import("…").Name.Inner`. */
function qualifiedName(node: ESTree.TSImportType["qualifier"]): string {
  if (!node) return "*";
  return node.type === "Identifier" ? node.name : qualifiedName(node.left);
}

/** The text of a string literal or of a template without expressions. */
function written(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node?.type === "TemplateLiteral" && node.quasis.length === 1)
    return node.quasis[0]?.value.cooked ?? null;
  return null;
}

function patternsOf(node: ESTree.Node | undefined): readonly (string | null)[] {
  return node?.type === "ArrayExpression" ? node.elements.map(written) : [written(node)];
}

function isNamed(node: ESTree.Node | null | undefined, name: string): boolean {
  return node?.type === "Identifier" && node.name === name;
}

function awaited(node: ESTree.Node | null | undefined): ESTree.Node | null | undefined {
  return node?.type === "AwaitExpression" ? node.argument : null;
}

function firstParameter(node: ESTree.Node | undefined): ESTree.Node | null {
  return node?.type === "ArrowFunctionExpression" ? (node.params[0] ?? null) : null;
}

/** The keys of an object pattern; null when they cannot be told. */
function namesIn(node: ESTree.Node | null): readonly string[] | null {
  if (node?.type !== "ObjectPattern") return null;
  const names = node.properties.map((one) =>
    one.type === "Property" && one.key.type === "Identifier" ? one.key.name : null,
  );
  const known = names.filter((name) => name !== null);
  return known.length === names.length ? known : null;
}

/** "url" for `import.meta.url`. */
function importMetaProperty(node: ESTree.Node | undefined): string | null {
  if (node?.type !== "MemberExpression" || node.object.type !== "MetaProperty") return null;
  return node.property.type === "Identifier" ? node.property.name : null;
}

function isEager({ arguments: [, options] }: ESTree.CallExpression): boolean {
  if (options?.type !== "ObjectExpression") return false;
  return options.properties.some(
    (one) => one.type === "Property" && isNamed(one.key, "eager") && isTrue(one.value),
  );
}

function isTrue(node: ESTree.Node): boolean {
  return node.type === "Literal" && node.value === true;
}

function lineCounter(text: string): (offset: number) => number {
  return (offset) => text.slice(0, offset).split("\n").length;
}

function exportsOf(program: ESTree.Program, lineOf: (offset: number) => number): readonly Declared[] {
  const uses = countNames(program);
  const declared: Declared[] = [];
  for (const node of program.body) {
    if (node.type === "ExportDefaultDeclaration") {
      declared.push({ name: "default", line: lineOf(node.start), isUsedHere: false });
    }
    if (node.type !== "ExportNamedDeclaration") continue;
    for (const name of node.declaration ? declaredNames(node.declaration) : []) {
      declared.push({ name, line: lineOf(node.start), isUsedHere: (uses.get(name) ?? 0) > 1 });
    }
    for (const { exported } of node.specifiers) {
      declared.push({ name: nameOf(exported), line: lineOf(node.start), isUsedHere: node.source === null });
    }
  }
  return declared;
}

function declaredNames(node: ESTree.Declaration): readonly string[] {
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => boundNames(id));
  return "id" in node && node.id?.type === "Identifier" ? [node.id.name] : [];
}

function boundNames(node: ESTree.Node): readonly string[] {
  if (node.type === "Identifier") return [node.name];
  if (node.type === "ObjectPattern") {
    return node.properties.flatMap((one) => boundNames(one.type === "Property" ? one.value : one.argument));
  }
  if (node.type === "ArrayPattern") return node.elements.flatMap((one) => (one ? boundNames(one) : []));
  return node.type === "AssignmentPattern" ? boundNames(node.left) : [];
}

/** Occurrences of each identifier, its declaration and property names included. */
function countNames(program: ESTree.Program): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = ({ name }: { readonly name: string }) => counts.set(name, (counts.get(name) ?? 0) + 1);
  new Visitor({ Identifier: count, JSXIdentifier: count }).visit(program);
  return counts;
}
