/** Creates a file atomically, once, when several processes start at the same time; the others read it. */
import { randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";

/** Returns the content: `text`, or that of the process that was first. Created with mode 0600. */
export async function writeOnce(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flag: "wx" });
  // A hard link is created completely or not at all, and never replaces a file.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft, { force: true });
  return readFile(path, "utf8");
}
