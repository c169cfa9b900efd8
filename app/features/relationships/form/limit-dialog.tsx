import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type PlanName, planLimits } from "#domain/plan/plan.ts";
import { useMonthPrice } from "./use-month-price.ts";

type LimitDialogProps = { plan: PlanName; used: number; onClose: () => void };

/** The plan's limit is reached: the draft is kept, and a larger plan is offered with its price. */
export function LimitDialog({ plan, used, onClose }: LimitDialogProps) {
  const t = useTranslations("relationships");
  const format = useFormat();
  const sold = useMonthPrice(plan === "free" ? "plus" : "pro");
  const next = plan === "free" ? "nextPlus" : "nextPro";
  const limit = planLimits[plan].relations ?? used;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("form.limit.title", { limit })}
      closeLabel={t("close")}
      actions={
        <>
          <ButtonLink to={paths.subscription} variant="primary">
            {t("form.limit.seePlans")}
          </ButtonLink>
          <Button variant="quiet" onClick={onClose}>
            {t("form.limit.later")}
          </Button>
        </>
      }
    >
      <Text tone="soft">
        {t("form.limit.text")}{" "}
        {sold
          ? t(`form.limit.${next}For`, { price: format.money(sold.price, sold.currency) })
          : t(`form.limit.${next}`)}
      </Text>
    </Dialog>
  );
}
