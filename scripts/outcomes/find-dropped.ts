/** Every outcome of a project that somebody is given and nobody reads, by the compiler's own types. */
import type { Expression, SourceFile } from "typescript/unstable/ast";
import type { Checker, Project, Type } from "typescript/unstable/sync";
import { droppingPlaces } from "./dropping-places.ts";
import { type OutcomeTypes, outcomeTypes } from "./outcome-types.ts";

type Dropped = {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly how: "dropped" | "always true" | "handed to one who drops it" | "not taken by the callback";
};

export function findDropped({ program, checker }: Project, isChecked: (file: string) => boolean): Dropped[] {
  const types = outcomeTypes(checker);
  return program
    .getSourceFileNames()
    .filter(isChecked)
    .flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? droppedIn(file, checker, types) : [];
    });
}

function droppedIn(file: SourceFile, checker: Checker, types: OutcomeTypes): Dropped[] {
  const { dropped, conditions, handed, continued } = droppingPlaces(file);
  const typed = (nodes: readonly Expression[], is: (type: Type) => boolean) => {
    const found = checker.getTypeAtLocation(nodes);
    return nodes.filter((_, at) => {
      const type = found[at];
      return type !== undefined && is(type);
    });
  };
  const say = (how: Dropped["how"]) => (node: Expression) => ({
    file: file.fileName,
    line: file.text.slice(0, node.getStart(file)).split("\n").length,
    text: (node.getText(file).split("\n")[0] ?? "").slice(0, 90),
    how,
  });
  const lost = typed(handed, types.givesOutcome).filter((node) => {
    const wanted = checker.getContextualType(node);
    return wanted !== undefined && types.givesNothing(wanted);
  });
  const promised = new Set(
    typed(
      continued.map(({ promise }) => promise),
      types.isOutcome,
    ),
  );
  const deaf = new Set(
    typed(
      continued.map(({ callback }) => callback),
      types.takesNothing,
    ),
  );
  return [
    ...typed(dropped, types.isOutcome).map(say("dropped")),
    ...typed(conditions, types.isAlwaysTrue).map(say("always true")),
    ...lost.map(say("handed to one who drops it")),
    ...continued
      .filter(({ promise, callback }) => promised.has(promise) && deaf.has(callback))
      .map(({ callback }) => callback)
      .map(say("not taken by the callback")),
  ];
}
