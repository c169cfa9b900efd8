import { useState } from "react";
import { z } from "zod";
import { saveFile } from "#app/lib/save-file.ts";
import { type AdminProblem, askAdmin } from "../asking/ask-admin.ts";

/** Milliseconds a whole list may take. */
const patience = 120_000;

/** Asks for a list as a file and hands it to the browser's downloads. The server asks for a proof of who one is. */
export function useCsv(path: string, fileName: string) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<"saved" | AdminProblem | null>(null);
  async function take(query: string) {
    setBusy(true);
    setOutcome(null);
    const told = await askAdmin(z.string(), `${path}?${query}`, { timeout: patience });
    setBusy(false);
    setOutcome(told.ok ? "saved" : told.problem);
    // Reading a text takes its byte order mark away, by which spreadsheets know the letters.
    if (told.ok) saveFile(new Blob(["\uFEFF", told.value], { type: "text/csv" }), fileName);
  }
  return { isBusy, outcome, take };
}
