import { useState } from "react";
import { useTranslations } from "use-intl/react";
import {
  type ConflictChoice,
  type Resolved,
  type RowConflict,
  resolveConflict,
} from "#app/store/conflicts/conflicts.ts";
import { showToast } from "#app/ui/overlays/toast-store.ts";

/** Submits a choice; the reason of a refusal stays visible until the next one. */
export function useChoice(rowConflict: RowConflict, title: string, onDone?: () => void) {
  const t = useTranslations("conflicts");
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** The reason why the conflict is still open. */
  function reasonOf(resolved: Extract<Resolved, { ok: false }>, length: number): string {
    if (resolved.reason !== "invalid") return t("notKept");
    const tooLong = resolved.issues.find(({ code }) => code === "too_long");
    const limit = tooLong?.limit;
    if (limit !== undefined && length > limit) return t("tooLong", { limit, over: length - limit });
    return resolved.issues.some(({ field }) => /date|periods|occurred_on/.test(field))
      ? t("refusedDates")
      : t("notKept");
  }

  /** `length`: characters of the text when both versions are kept. */
  async function choose(choice: ConflictChoice, length = 0): Promise<void> {
    if (isChoosing) return;
    setChoosing(true);
    setRefusal(null);
    const resolved = await resolveConflict(rowConflict, choice);
    setChoosing(false);
    if (!resolved.ok) {
      setRefusal(reasonOf(resolved, length));
      return;
    }
    showToast({ title: t("resolved"), detail: title });
    onDone?.();
  }
  return { choose, isChoosing, refusal };
}
