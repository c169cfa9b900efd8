// A module that waits at its top (`await` outside functions) hangs WebKit (seen in WebKitGTK 2.50): while its page is being left nothing is
// run any more, and the engine's loader asks without end whether the module has ended. What a module waits for is said by a function.
import { type Plugin, parseSync, Visitor } from "vite";

export function forbidTopAwait(): Plugin {
  return {
    name: "forbid-top-await",
    apply: "build",
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === "chunk" && awaitsAtTop(file.code))
          this.error(`${file.fileName} awaits at the top of a module: ${file.moduleIds.join(", ")}`);
    },
  };
}

/** @throws Error when the code does not parse. */
export function awaitsAtTop(code: string): boolean {
  const { program, errors } = parseSync("chunk.js", code, { sourceType: "module" });
  const [error] = errors;
  if (error) throw new Error(error.message);
  let depth = 0;
  let isFound = false;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  const find = () => {
    isFound ||= depth === 0;
  };
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    AwaitExpression: find,
    ForOfStatement: (node) => node.await && find(),
    VariableDeclaration: ({ kind }) => kind === "await using" && find(),
  }).visit(program);
  return isFound;
}
