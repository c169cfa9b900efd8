/** Opens uploads in the test's own process, for suites that do not test the child process. */
import { readUpload } from "#server/features/media/content/read-upload.ts";
import { createFairLine } from "#server/features/media/opening/fair-line.ts";
import type { MediaOpener } from "#server/features/media/opening/media-opener.ts";

export function createOpenerHere(): MediaOpener {
  const inLine = createFairLine(2);
  return {
    open: (personId, prepare, keep) =>
      inLine(personId, async () => {
        const sent = await prepare();
        return keep(sent && (await readUpload(sent.bytes, sent.poster)));
      }),
    close: () => undefined,
  };
}
