import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { Column } from "./column.ts";

type ColumnsDialogProps<R> = {
  columns: readonly Column<R>[];
  shown: Readonly<Record<string, boolean>>;
  onChoose: (id: string, isShown: boolean) => void;
  onClose: () => void;
};

/** All but the first, which says what each row is. */
export function ColumnsDialog<R>({ columns, shown, onChoose, onClose }: ColumnsDialogProps<R>) {
  const t = useTranslations("admin.table");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("columns")}
      description={t("columnsLead")}
      closeLabel={t("close")}
      actions={<Button onClick={onClose}>{t("done")}</Button>}
    >
      <div>
        {columns.slice(1).map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={shown[id] ?? false}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
        ))}
      </div>
    </Dialog>
  );
}
