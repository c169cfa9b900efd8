/** A file that the first of several processes makes, whole, and the others read. */
import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

/** What the file holds now: `text`, or what was there first. Made with mode 0600. */
export async function writeOnce(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: "wx" });
  // A link is made whole or not at all, and never over what is there.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft, { force: true });
  return readFile(path, "utf8");
}
