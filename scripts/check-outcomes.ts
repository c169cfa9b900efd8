/**
 * An act that may be refused answers with an outcome, and whoever asks for it reads it (docs/architecture.md, "What an act
 * came to"). Prints each place where one is dropped and fails when there is one.
 */
import { relative, resolve } from "node:path";
import { API } from "typescript/unstable/sync";
import { findDropped } from "./outcomes/find-dropped.ts";

const root = process.cwd();
const rooms = ["app", "server"];
const isChecked = (file: string) =>
  /^(?:app|domain|server)\/.*\.tsx?$/.test(relative(root, file)) && !/\.test\.tsx?$|\/testing\//.test(file);

const api = new API({ cwd: root });
const snapshot = api.updateSnapshot({
  openProjects: rooms.map((room) => resolve(root, room, "tsconfig.json")),
});
const dropped = new Map(
  snapshot
    .getProjects()
    .flatMap((project) => findDropped(project, isChecked))
    .map((one) => [`${relative(root, one.file)}:${one.line}: ${one.how}: ${one.text}`, one]),
);
api.close();

if (dropped.size > 0) {
  console.error([...dropped.keys()].join("\n"));
  console.error(`${dropped.size} outcomes are dropped.`);
  process.exit(1);
}
console.log("Every outcome is read.");
