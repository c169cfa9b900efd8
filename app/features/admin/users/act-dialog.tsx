import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { reasonSchema } from "#domain/admin/audit.ts";
import type { ActAnswer, PersonRow } from "#domain/admin/people.ts";
import { planIds } from "#domain/plan/plan.ts";
import { type ActKind, actOn, type PersonAct } from "./person-calls.ts";
import { useActRefusal } from "./use-act-refusal.ts";

type ActDialogProps = {
  person: PersonRow;
  kind: ActKind;
  onDone: (act: PersonAct, answer: ActAnswer) => void;
  onClose: () => void;
};

const reasonLength = 500;
const harsh: ReadonlySet<ActKind> = new Set(["ban", "delete", "endSessions"]);

/** Says what will happen, takes the reason, and tells a refusal where it was asked; what was written stays. */
export function ActDialog({ person, kind, onDone, onClose }: ActDialogProps) {
  const t = useTranslations("adminUsers.act");
  const planWords = useTranslations("admin.plan");
  const refusalWords = useActRefusal();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [plan, setPlan] = useState(person.planId);
  const [issue, setIssue] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasReason = kind !== "confirm";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    const said = reasonSchema.safeParse(reason);
    if (hasReason && !said.success) {
      setIssue(t("reasonMissing"));
      reasonField.current?.focus();
      return;
    }
    const act = actOf(kind, said.success ? said.data : "", plan, person.isAdmin);
    setBusy(true);
    const told = await actOn(person.id, act);
    setBusy(false);
    if (told.ok) onDone(act, told.value);
    else setRefusal(refusalWords(told));
  }
  const words = kind === "admin" && person.isAdmin ? "adminOff" : kind;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      lead={person.email}
      title={t(`${words}.title`)}
      closeLabel={t("cancel")}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          <Text>{t(`${words}.what`)}</Text>
          {kind === "plan" && (
            <Select
              label={t("plan.which")}
              value={plan}
              options={planIds.map((value) => ({ value, label: planWords(value) }))}
              onChange={({ target }) => setPlan(planIds.find((id) => id === target.value) ?? plan)}
            />
          )}
          {hasReason && (
            <TextArea
              ref={reasonField}
              label={t("reason")}
              hint={t("reasonHint")}
              rows={2}
              maxLength={reasonLength}
              value={reason}
              error={issue}
              onChange={({ target }) => {
                setReason(target.value);
                setIssue(null);
              }}
            />
          )}
          <div role="alert" className="empty:hidden">
            {refusal && <Remark tone="bad">{refusal}</Remark>}
          </div>
          <Inline gap={2} wrap>
            <Button type="submit" variant={harsh.has(kind) ? "danger" : "primary"} pending={isBusy}>
              {t(`${words}.yes`)}
            </Button>
            <Button onClick={onClose}>{t("cancel")}</Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}

function actOf(kind: ActKind, reason: string, plan: PersonRow["planId"], isAdmin: boolean): PersonAct {
  switch (kind) {
    case "plan":
      return { kind, plan, reason };
    case "admin":
      return { kind, isAdmin: !isAdmin, reason };
    case "confirm":
      return { kind };
    default:
      return { kind, reason };
  }
}
