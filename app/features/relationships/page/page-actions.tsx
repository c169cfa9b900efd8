import { Pencil } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { deleteRelationship, undoDelete, updateRelationship } from "#app/store/relationships.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { showToast } from "#app/ui/toast-store.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Relationship } from "#domain/relationship.ts";
import { reopenRelationship } from "#domain/relationship-ending.ts";
import { currentVeil, foldAway, sealAway, unveil } from "#domain/veil.ts";
import { EndDialog } from "./end-dialog.tsx";

type ActionsProps = { relationship: Relationship; today: CalendarDay };

/** Edit, end or take up again, fold, seal, delete. Everything but the ending is undone rather than asked. */
export function PageActions({ relationship, today }: ActionsProps) {
  const t = useTranslations("relationships");
  const navigate = useNavigate();
  const [isEnding, setEnding] = useState(false);
  const { id, name, veil, veil_until } = relationship;
  const isOpen = currentVeil(relationship, today) === "open";

  async function changeVeil(next: ReturnType<typeof unveil>, title: string) {
    await updateRelationship(id, next);
    const undo = () => void updateRelationship(id, { veil, veil_until });
    showToast({ title, detail: name, tone: "plain", action: { label: t("undo"), onAction: undo } });
  }
  async function reopen() {
    await updateRelationship(id, reopenRelationship(relationship));
    showToast({ title: t("page.resume.reopened"), detail: name });
  }
  async function remove() {
    await deleteRelationship(id);
    await navigate(paths.list);
    showToast({
      title: t("page.remove.done"),
      detail: t("page.remove.doneDetail", { name }),
      tone: "plain",
      action: { label: t("undo"), onAction: () => void undoDelete(id) },
    });
  }
  return (
    <Stack gap={4} align="start">
      <ButtonLink to={paths.editRelationship(id)} icon={Pencil}>
        {t("page.edit")}
      </ButtonLink>
      {relationship.status === "ongoing" ? (
        <TextButton onClick={() => setEnding(true)}>{t("page.ending.open")}</TextButton>
      ) : (
        <TextButton onClick={() => void reopen()}>{t("page.resume.reopen")}</TextButton>
      )}
      {isOpen ? (
        <>
          <TextButton onClick={() => void changeVeil(foldAway(null), t("page.veil.folded"))}>
            {t("page.veil.choice.folded")}
          </TextButton>
          <TextButton onClick={() => void changeVeil(sealAway(null), t("page.veil.sealed"))}>
            {t("page.veil.choice.sealed")}
          </TextButton>
        </>
      ) : (
        <TextButton onClick={() => void changeVeil(unveil(), t("page.veil.opened"))}>
          {t(veil === "sealed" ? "page.veil.standing.unseal" : "page.veil.standing.unfold")}
        </TextButton>
      )}
      <TextButton tone="bad" onClick={() => void remove()}>
        {t("page.remove.open")}
      </TextButton>
      {isEnding && <EndDialog relationship={relationship} today={today} onClose={() => setEnding(false)} />}
    </Stack>
  );
}
