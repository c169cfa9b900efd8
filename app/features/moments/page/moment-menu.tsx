import { CornerUpRight, Ellipsis, History, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu } from "#app/ui/actions/menu.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Moment } from "#domain/moment/moment.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { useRemoveMoment } from "./use-remove-moment.ts";

/** The pencil of the phone's top line. */
export function EditMomentLink({ moment }: { moment: Moment }) {
  const t = useTranslations("moments.page");
  return (
    <Link
      to={paths.editMoment(moment.id)}
      aria-label={t("edit")}
      className="grid size-(--target) place-items-center text-ink-soft hover:text-ink"
    >
      <Icon glyph={Pencil} size={20} />
    </Link>
  );
}

export function MomentMenu({ moment }: { moment: Moment }) {
  const t = useTranslations("moments.page");
  const [isMoving, setMoving] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveMoment(moment);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t("more")} />}
        items={[
          { id: "move", label: t("move"), icon: CornerUpRight, onSelect: () => setMoving(true) },
          {
            id: "history",
            label: t("history"),
            icon: History,
            onSelect: () => void navigate(paths.momentHistory(moment.id)),
          },
          { id: "remove", label: t("remove"), icon: Trash2, tone: "bad", onSelect: () => void remove() },
        ]}
      />
      {isMoving && <MoveDialog moment={moment} onClose={() => setMoving(false)} />}
    </>
  );
}
