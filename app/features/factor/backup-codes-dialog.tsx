/** The ten codes, shown once. */
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { ShownOnceDialog } from "#app/ui/compositions/shown-once-dialog.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";

type BackupCodesDialogProps = { codes: readonly string[]; email: string; onClose: () => void };

/** Two groups of five. */
const shown = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

export function BackupCodesDialog({ codes, email, onClose }: BackupCodesDialogProps) {
  const t = useTranslations("factor.backup");
  const format = useFormat();
  const [isKept, setKept] = useState(false);
  const [answer, setAnswer] = useState<"copied" | "copyRefused" | "downloaded" | null>(null);
  const sheet = {
    title: t("sheetTitle"),
    for: t("sheetFor", { email, day: format.instant(new Date().toISOString()) }),
    text: t("sheetText"),
  };
  const list = codes.map(shown);

  async function copy() {
    const copied = await copyText(list.join("\n"));
    setAnswer(copied.ok ? "copied" : "copyRefused");
    if (copied.ok) setKept(true);
  }
  function download() {
    const text = [sheet.title, sheet.for, "", ...list, "", sheet.text, ""].join("\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    link.download = t("file");
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    setAnswer("downloaded");
    setKept(true);
  }
  function printSheet() {
    print();
    setKept(true);
  }
  return (
    <>
      <ShownOnceDialog say={t} isKept={isKept} onClose={onClose}>
        <Stack gap={4}>
          <ul className="grid grid-cols-2 gap-x-6 gap-y-2 border-y border-line py-4">
            {list.map((code) => (
              <li key={code}>
                <Text as="code" size="lead" className="tracking-wide whitespace-nowrap tabular-nums">
                  {code}
                </Text>
              </li>
            ))}
          </ul>
          <Inline gap={5} wrap>
            <TextButton onClick={() => void copy()}>{t("copy")}</TextButton>
            <TextButton onClick={download}>{t("download")}</TextButton>
            <TextButton onClick={printSheet}>{t("print")}</TextButton>
          </Inline>
          <div role="status">
            {answer && <Remark tone={answer === "copyRefused" ? "bad" : "good"}>{t(answer)}</Remark>}
          </div>
        </Stack>
      </ShownOnceDialog>
      {createPortal(<PrintedSheet list={list} {...sheet} />, document.body)}
    </>
  );
}

type PrintedSheetProps = { list: readonly string[]; title: string; for: string; text: string };

/** All that comes on the paper (app/ui/styles/print.css). */
function PrintedSheet({ list, title, text, ...sheet }: PrintedSheetProps) {
  return (
    <div className="print-sheet hidden print:block" aria-hidden="true">
      <h1 className="type-title">{title}</h1>
      <p className="type-small">{sheet.for}</p>
      <ul className="my-6 grid w-80 grid-cols-2 gap-3">
        {list.map((code) => (
          <li key={code} className="type-lead tabular-nums">
            {code}
          </li>
        ))}
      </ul>
      <p className="type-small">{text}</p>
    </div>
  );
}
