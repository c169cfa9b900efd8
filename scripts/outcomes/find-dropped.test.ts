import { createVirtualFileSystem } from "typescript/unstable/fs";
import { API } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";
import { findDropped } from "./find-dropped.ts";

const words = `
export type Written = { readonly ok: true; readonly row: string } | { readonly ok: false; readonly reason: "full" };
export type Answer = { data: string; error: null } | { data: null; error: { code: string } };
export declare function write(id?: string): Promise<Written>;
export declare function writeNow(): Written;
export declare function ask(): Promise<Answer>;
export declare function empty(): Promise<"emptied" | "offline">;
export declare function isEmpty(): Promise<boolean>;
export declare function wait(): Promise<void>;
export declare function count(): Promise<number>;
export declare const isOn: boolean;
export declare const ids: string[];
export declare function onPress(act: () => void): void;
export declare function onAsked(act: () => Promise<unknown>): void;
export declare function attempt(act: () => Promise<Written>): Promise<Written>;
declare global {
  namespace JSX { interface Element {} interface IntrinsicElements { button: { onClick?: () => void } } }
}
`;

const config = {
  strict: true,
  target: "ES2024",
  module: "ESNext",
  moduleResolution: "bundler",
  jsx: "preserve",
  noEmit: true,
  lib: ["ES2024", "DOM"],
  allowImportingTsExtensions: true,
  types: [],
};

const head = `import { type Written, write, writeNow, ask, empty, isEmpty, wait, count, isOn, ids, onPress, onAsked, attempt } from "./words.ts";\n`;

/** Each spelling is a file of its own, so that one project answers for all of them. */
const dropping: Readonly<Record<string, string>> = {
  "a bare statement": "writeNow();",
  "a floating promise": "write();",
  "an awaited statement": "await write();",
  void: "void write();",
  "void of an awaited one": "void (await write());",
  "void in a handler": "onPress(() => void write());",
  "an answer of the wire": "await ask();",
  "a choice of words": "await empty();",
  "a promise of yes or no": "await isEmpty();",
  "a promise that only catches": "write().catch(() => undefined);",
  "a promise that only ends": "await write().finally(() => undefined);",
  "a continuation that takes nothing": "void write().then(() => count());",
  "a named continuation that takes nothing": "void write().then(wait);",
  "a continuation that gives another": "void wait().then(() => write());",
  "a handler": "onPress(() => write());",
  "a handler in an element": "export const x = <button onClick={() => write()} />;",
  "a handler by its name": "export const x = <button onClick={write} />;",
  "a handler in an object": "export const x: { onUndo: () => void } = { onUndo: () => write() };",
  "a handler by its name in an object": "export const x: { onUndo: () => void } = { onUndo: write };",
  "a handler that is a field of its name": "export const x: { write: () => void } = { write };",
  "a handler chosen between two": "onPress(isOn ? write : wait);",
  "one that gives anything": "onAsked(() => write());",
  "a variable of a wider type": "export const x: () => void = write;",
  "a timer": "setTimeout(write, 10);",
  "a loop over a list": "for (const id of ids) await write(id);",
  forEach: "ids.forEach((id) => write(id));",
  "all of them at once": "await Promise.all(ids.map((id) => write(id)));",
  "all of them, settled": "await Promise.allSettled([write(), wait()]);",
  "the right side of and": "isOn && void 0; isOn && write();",
  "a branch": "isOn ? write() : wait();",
  "the left side of a comma": "(write(), wait());",
  "within try": "try { await write(); } catch { await wait(); }",
  "a name that says nobody looks": "const _ = await write(); export {};",
  "an empty pattern": "const {} = await write(); export {};",
  "a condition that is always true": "if (await write()) await wait();",
  "not one": "if (!(await write())) await wait();",
  "the left side of and": "(await write()) && (await wait());",
  "a cast": "(write() as Promise<unknown>);",
  "an async handler": "onPress(async () => { await write(); });",
  "an async handler that hands it on": "onPress(async () => write());",
};

const reading: Readonly<Record<string, string>> = {
  "the yes or no of a set": "new Set([1]).delete(1);",
  "what says nothing": "await wait(); void count(); onPress(() => void wait());",
  "a name": "const written = await write(); if (!written.ok) throw new Error(written.reason);",
  "a returned one": "export const x = () => write();",
  "a returned one after a wait": "export async function x() { await wait(); return write(); }",
  "one that is asked": "if ((await write()).ok) await wait();",
  "one handed to a reader": "void attempt(() => write()).then((written) => console.log(written.ok));",
  "a continuation that takes it": "void write().then(({ ok }) => console.log(ok));",
  "one that is kept": "export let last: Written | null = null; last = await write();",
  "one that may be none": "export const x = async (last: Written | null) => (last && last.ok ? 1 : 2);",
  "all of them": "export const all = await Promise.all(ids.map(write));",
  "a map that is filled": "new Map<string, Promise<Written>>().set('a', write());",
};

const files = { ...named("dropping", dropping), ...named("reading", reading) };
const fs = createVirtualFileSystem({
  "/p/tsconfig.json": JSON.stringify({ compilerOptions: config, include: ["."] }),
  "/p/words.ts": words,
  ...Object.fromEntries(Object.entries(files).map(([path, { text }]) => [path, head + text])),
});
const api = new API({ cwd: "/p", fs });
afterAll(() => api.close());

function named(kind: string, texts: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text], at) => [`/p/${kind}-${at}.tsx`, { name, text }]),
  );
}

const project = api.updateSnapshot({ openProjects: ["/p/tsconfig.json"] }).getProjects()[0];
if (!project) throw new Error("no project");
const found = new Set(findDropped(project, (file) => file.includes("ing-")).map(({ file }) => file));

const cases = (kind: string) =>
  Object.entries(files).flatMap(([path, { name }]) => (path.includes(kind) ? [[name, path] as const] : []));

test("the spellings themselves are sound", () => {
  const wrong = project.program.getSemanticDiagnostics().map(({ fileName, text }) => `${fileName}: ${text}`);
  expect(wrong).toEqual([]);
});

test.each(cases("dropping"))("an outcome is dropped by %s", (_, path) => {
  expect(found).toContain(path);
});

test.each(cases("reading"))("nothing is dropped by %s", (_, path) => {
  expect(found).not.toContain(path);
});
