import { useTranslations } from "use-intl/react";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { cutText } from "#domain/text/whole-signs.ts";

type Done = {
  /** What was done, in a sentence. */
  readonly title: string;
  readonly reason: string;
  /** @returns false when it stays as it is */
  readonly takeBack: (reason: string) => Promise<boolean>;
  readonly onTakenBack: () => void;
};

const reasonLength = 500;

/** Says what was done, with the way back. */
export function useUndo(): (done: Done) => void {
  const t = useTranslations("admin.reason");
  return ({ title, reason, takeBack, onTakenBack }) => {
    async function undo() {
      const isTakenBack = await takeBack(cutText(t("undone", { reason }).trim(), reasonLength));
      if (!isTakenBack) return showToast({ title: t("notUndone"), tone: "bad", stays: true });
      showToast({ title: t("takenBack") });
      return onTakenBack();
    }
    showToast({ title, action: { label: t("undo"), onAction: () => void undo() } });
  };
}
