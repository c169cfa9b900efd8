/** A long list as a CSV file, read in pieces, so that neither memory nor one statement grows with it. */
import { csvOf } from "./csv-rows.ts";

type Row = Readonly<Record<string, unknown>>;

/** Rows of one piece. */
export const csvPiece = 1_000;

/**
 * @param read the rows after one (null: from the first on), `csvPiece` at most, in an order that does not change. What it throws cuts the answer
 * off: a file that is not whole never looks whole.
 */
export async function csvFile<R extends Row>(
  fileName: string,
  names: readonly (keyof R & string)[],
  read: (after: R | null) => Promise<readonly R[]>,
): Promise<Response> {
  // The first piece before the answer begins: a refusal is an answer of its own.
  let rows = await read(null);
  let text = csvOf(names, rows);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (text === "") {
          rows = await read(rows.at(-1) ?? null);
          const whole = csvOf(names, rows);
          text = whole.slice(whole.indexOf("\r\n") + 2);
        }
        if (text !== "") controller.enqueue(encoder.encode(text));
        text = "";
        if (rows.length < csvPiece) controller.close();
      },
    },
    // Nothing is read ahead of whoever takes the file.
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
