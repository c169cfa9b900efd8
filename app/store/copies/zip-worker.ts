/** Makes the ZIP in a worker: into a chosen file as it is made where the browser can, else into one that the browser keeps for the download. */
import { serveTask } from "#app/lib/computing/worker-task.ts";
import lettersAddress from "#app/ui/styles/fonts/newsreader-latin.woff2?url";
import type { ZipOrder, ZipTaken } from "./take-zip.ts";
import type { ZipProgress } from "./write-zip.ts";

serveTask<ZipOrder, ZipProgress, ZipTaken>(
  async ({ databaseName, kind, target, passphrase, ...facts }, report) => {
    const [{ describeDatabase }, { streamZip }, { fileOpener, waits }, { sealCopy }] = await Promise.all([
      import("#app/store/db/journal-database.ts"),
      import("./write-zip.ts"),
      import("./open-file.ts"),
      import("./seal.ts"),
    ]);
    const database = describeDatabase(databaseName);
    try {
      const letters = await readLetters();
      const files = fileOpener(database, kind, waits);
      const { stream: zip, result } = await streamZip(database, facts, files, report, letters);
      const stream = passphrase === null ? zip : await sealCopy(zip, passphrase);
      if (target) {
        // The file is empty until all of it is there; who chose it removes it where that does not come.
        await stream.pipeTo(await target.createWritable());
        return { ...result(), blob: null };
      }
      const blob = await new Response(stream, { headers: { "content-type": "application/zip" } }).blob();
      return { ...result(), blob };
    } finally {
      database.dexie.close();
    }
  },
);
/** The letters of the app, to stand in the book itself; null where this device does not have them now. */
async function readLetters(): Promise<string | null> {
  try {
    const response = await fetch(lettersAddress);
    if (!response.ok) return null;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
  } catch {
    return null;
  }
}
