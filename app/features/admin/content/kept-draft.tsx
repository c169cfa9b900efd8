import { Check, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

type KeptDraftProps = {
  draft: { readonly isTyped: boolean; readonly isKept: boolean; readonly restart: () => void };
};

/** That what was typed stays in this browser, and the way back to what it began with. */
export function KeptDraft({ draft }: KeptDraftProps) {
  const t = useTranslations("adminContent.draft");
  if (!draft.isTyped) return null;
  return (
    <>
      <Remark icon={draft.isKept ? Check : TriangleAlert} tone={draft.isKept ? "good" : "warn"}>
        {t(draft.isKept ? "kept" : "notKept")}
      </Remark>
      <TextButton size="small" tone="soft" onClick={draft.restart}>
        {t("restart")}
      </TextButton>
    </>
  );
}
