import { Download } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { useProblemWords } from "../asking/use-problem-words.ts";
import { useCsv } from "./use-csv.ts";

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
