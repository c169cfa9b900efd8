/** Cities of GeoNames (CC BY 4.0), read on the first question. Places of fewer than a thousand people can be typed freely. */
import { fork } from "node:child_process";
import { foldText } from "#domain/fold-text.ts";
import { type City, findInTable, type PackedCities, packedSchema } from "./city-table.ts";

let table: Promise<PackedCities> | null = null;

/** At most `limit` cities whose name begins with `typed`, case and accents folded, the most people first. Nothing typed: nothing found, but read. */
export async function findCities(typed: string, limit: number): Promise<readonly City[]> {
  const start = foldText(typed);
  const read = readOnce();
  return start === "" ? [] : findInTable(await read, start, limit);
}

function readOnce(): Promise<PackedCities> {
  table ??= readTable();
  // A question about nothing only begins the reading; whoever asks for cities hears when it fails.
  table.catch(() => undefined);
  return table;
}

function readTable(): Promise<PackedCities> {
  return new Promise<unknown>((resolve, reject) => {
    const reader = fork(new URL("./read-cities.ts", import.meta.url), {
      serialization: "advanced",
      execArgv: [],
    });
    reader.once("message", resolve).once("error", reject);
    reader.once("exit", () => reject(new Error("The cities were not read.")));
  }).then(
    (sent) => packedSchema.parse(sent),
    (error: unknown) => {
      table = null;
      throw error;
    },
  );
}
