/** The demo's own messages, in a file that only the demo imports: a build without it has none of them. */
import { featureMessages, type LazyChunk } from "./lazy-messages.ts";

export const demoWords = featureMessages(
  "demo",
  import.meta.glob<LazyChunk<"demo">>("../features/demo/messages.*.ts"),
);
