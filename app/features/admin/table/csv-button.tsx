import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { z } from "zod";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { type AdminProblem, askAdmin } from "../asking/ask-admin.ts";
import { useProblemWords } from "../asking/use-problem-words.ts";

/** Milliseconds a whole list may take. */
const patience = 120_000;

export type CsvSource = { readonly path: string; readonly fileName: string };

/** @param query what the list shows now, all its pages */
export function CsvButton({ path, fileName, query }: CsvSource & { query: string }) {
  const t = useTranslations("admin.table");
  const problemWords = useProblemWords();
  const { isBusy, outcome, take } = useCsv(path, fileName);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" icon={Download} pending={isBusy} onClick={() => void take(query)}>
        {t("csv")}
      </Button>
      <div role="status" className="empty:hidden">
        {outcome === "saved" && <Remark tone="good">{t("csvSaved", { file: fileName })}</Remark>}
        {outcome !== null && outcome !== "saved" && (
          <Remark tone="bad">{t("csvFailed", { problem: problemWords(outcome) })}</Remark>
        )}
      </div>
    </div>
  );
}

/** Asks for a list as a file and hands it to the browser's downloads. The server asks for a proof of who one is. */
function useCsv(path: string, fileName: string) {
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
