import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useToday } from "#app/lib/use-today.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useSave } from "#app/saving/use-save.ts";
import { moveMoment } from "#app/store/moments/moments.ts";
import { useRelationships } from "#app/store/relationships/relationships.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import type { Moment } from "#domain/moment/moment.ts";
import { choosablePeople } from "../form/likely-person.ts";

/** Moves it to another relationship, or to none, with an undo. */
export function MoveDialog({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const t = useTranslations("moments");
  const today = useToday();
  const before = moment.relationship_id;
  const people = choosablePeople(useRelationships() ?? [], today, before);
  const [chosen, setChosen] = useState(people.some(({ id }) => id === before) ? (before ?? "") : "");

  const { save, isSaving, failure } = useSave();
  const quickSave = useQuickSave();

  function move() {
    const to = chosen === "" ? null : chosen;
    if (to === before) return onClose();
    const name = people.find(({ id }) => id === to)?.name;
    const undo = () => moveMoment(moment.id, before);
    void save(
      () => moveMoment(moment.id, to),
      () => {
        onClose();
        showToast({
          title: name === undefined ? t("moving.doneNobody") : t("moving.done", { name }),
          action: { label: t("page.undo"), onAction: () => void quickSave(undo) },
        });
      },
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t("moving.title")}
      closeLabel={t("moving.later")}
      actions={
        <>
          <Button variant="primary" pending={isSaving} onClick={move}>
            {t("moving.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("moving.later")}
          </Button>
        </>
      }
    >
      <Select
        label={t("moving.label")}
        value={chosen}
        options={[
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: "", label: t("moving.nobody") },
        ]}
        onChange={({ target }) => setChosen(target.value)}
      />
      <SaveFailure reason={failure} />
    </Dialog>
  );
}
