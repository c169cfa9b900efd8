// Messages are written as ICU text in messages.<language>.ts files; the build ships them compiled, without a parser.
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { ESTree, Plugin } from "vite";

/** In place of use-intl's own, which has a parser. */
const formatter = fileURLToPath(new URL("../../app/lib/i18n/format-message.ts", import.meta.url));

const messageFile = /\/messages\.(en|fr)\.ts$/;

type Edit = { readonly start: number; readonly end: number; readonly text: string };

export function compileMessages(): Plugin {
  return {
    name: "compile-messages",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatter }] },
      // Prebundled, use-intl would keep the parser that the alias removes.
      optimizeDeps: { exclude: ["use-intl"] },
    }),
    transform(code, id) {
      if (!messageFile.test(id.split("?")[0] ?? id)) return null;
      const edits = findMessages(this.parse(code), id);
      return { code: applyEdits(code, edits), map: null };
    },
  };
}

function findMessages(node: unknown, where: string): Edit[] {
  if (Array.isArray(node)) return node.flatMap((child) => findMessages(child, where));
  if (!isNode(node)) return [];
  if (node.type === "Property") return messageIn(node.value, where);
  return Object.values(node).flatMap((child) => findMessages(child, where));
}

/** A message must be a single string literal; concatenated strings could not be compiled. */
function messageIn(value: ESTree.Node, where: string): Edit[] {
  if (value.type === "Literal" && typeof value.value === "string") {
    return [{ start: value.start, end: value.end, text: JSON.stringify(compileOne(value.value, where)) }];
  }
  if (value.type === "TemplateLiteral" || value.type === "BinaryExpression") {
    throw new Error(`${where}: a message must be one plain string`);
  }
  return findMessages(value, where);
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function compileOne(message: string, where: string): unknown {
  try {
    return compile(message);
  } catch (cause) {
    throw new Error(`${where}: this message cannot be read: ${message}`, { cause });
  }
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
}
