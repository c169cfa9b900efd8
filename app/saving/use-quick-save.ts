import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { attempt, failureOf, isDone, type Outcome, type SaveReason } from "#app/store/write/outcome.ts";
import { showToast, type ToastAction } from "#app/ui/overlays/toast-store.ts";

/**
 * For what is done at once and has no place of its own to say what became of it: a menu's entry, a switch, the undo of a
 * toast. What failed is told in a toast that stays, with the way on.
 */
export function useQuickSave() {
  const t = useTranslations("saving");
  const navigate = useNavigate();

  return async function quickSave<T extends Outcome>(
    act: () => Promise<T>,
    onSaved?: (done: Extract<T, { ok: true }>) => unknown,
  ): Promise<void> {
    const outcome = await attempt(act);
    if (isDone(outcome)) await onSaved?.(outcome);
    const reason = failureOf(outcome);
    if (reason) {
      const again = () => void quickSave(act, onSaved);
      const plans = () => void navigate(paths.subscription);
      showToast({
        tone: "bad",
        stays: true,
        title: t("notSaved"),
        detail: `${t(`reason.${reason}`)} ${t("unchanged")}`,
        action: wayOn(reason, { retry: t("retry"), seePlans: t("seePlans") }, again, plans),
      });
    }
  };
}

type Labels = { readonly retry: string; readonly seePlans: string };

/** What the rules refuse and what is gone will not be otherwise the next time. */
function wayOn(
  reason: SaveReason,
  labels: Labels,
  again: () => void,
  plans: () => void,
): ToastAction | undefined {
  if (reason === "plan_limit") return { label: labels.seePlans, onAction: plans };
  if (reason === "invalid" || reason === "not_found") return undefined;
  return { label: labels.retry, onAction: again };
}
