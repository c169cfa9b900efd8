import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

type SentNoteProps = { times: number; isSending: boolean; onAgain: () => void };

/** Under the field of a code that was sent: that it is on its way, and another one. */
export function SentNote({ times, isSending, onAgain }: SentNoteProps) {
  const t = useTranslations("factor.sent");
  return (
    <Inline gap={4} wrap>
      <div role="status">
        <Remark>{t(times > 1 ? "doneAgain" : "done")}</Remark>
      </div>
      <TextButton size="small" aria-disabled={isSending || undefined} onClick={() => !isSending && onAgain()}>
        {t("again")}
      </TextButton>
    </Inline>
  );
}
