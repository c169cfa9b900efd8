import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { paths } from "#app/paths.ts";
import type { SaveReason } from "#app/store/write/outcome.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

type SaveFailureProps = {
  /** Null: nothing failed. */
  reason: SaveReason | null;
  /** Not a save: an emptying, an erasure. */
  act?: "save" | "other" | undefined;
  /** What is said first, in the place of "Not saved". */
  lead?: string | undefined;
  /** Something was typed, and it is still there. */
  keepsText?: boolean | undefined;
  /** What was typed, for taking it elsewhere. */
  text?: string | undefined;
  /** Where no button of the act stands beside it. */
  onRetry?: (() => void) | undefined;
};

/** That something was not saved, why, what is kept and the ways on. Stands right after the button, which keeps the focus. */
export function SaveFailure({
  reason,
  act = "save",
  lead,
  keepsText = false,
  text,
  onRetry,
}: SaveFailureProps) {
  const t = useTranslations("saving");
  return (
    <div role="alert" className={reason ? undefined : "hidden"}>
      {reason && (
        <Stack gap={1}>
          <Remark icon={CircleAlert} tone="bad">
            {lead ?? t(act === "save" ? "notSaved" : "notDone")}. {t(`reason.${reason}`)}{" "}
            {t(keepsText ? "textKept" : "unchanged")}
          </Remark>
          <Inline gap={4} wrap className="pl-5.75 empty:hidden">
            {onRetry && reason !== "invalid" && reason !== "not_found" && (
              <TextButton size="small" onClick={onRetry}>
                {t("retry")}
              </TextButton>
            )}
            {reason === "storage_full" && (
              <TextLink to={paths.trash} size="small">
                {t("makeRoom")}
              </TextLink>
            )}
            {reason === "plan_limit" && (
              <TextLink to={paths.subscription} size="small">
                {t("seePlans")}
              </TextLink>
            )}
            {text && <CopyText text={text} />}
          </Inline>
        </Stack>
      )}
    </div>
  );
}

export function CopyText({ text }: { text: string }) {
  const t = useTranslations("saving");
  const [answer, setAnswer] = useState<"copied" | "copyRefused" | null>(null);
  async function copy() {
    const copied = await copyText(text);
    setAnswer(copied.ok ? "copied" : "copyRefused");
  }
  return (
    <>
      <TextButton size="small" onClick={() => void copy()}>
        {t("copy")}
      </TextButton>
      {answer && <Remark tone={answer === "copied" ? "good" : "bad"}>{t(answer)}</Remark>}
    </>
  );
}
