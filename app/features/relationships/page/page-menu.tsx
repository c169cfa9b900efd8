import { Ellipsis, Eraser, Eye, Minus, Pencil, RotateCcw, StickyNote, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#app/paths.ts";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import { Menu, type MenuItem } from "#app/ui/actions/menu.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { isVeiled, unveil } from "#domain/relationship/veil.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { EndDialog } from "./end-dialog.tsx";
import { useRelationshipActions } from "./use-relationship-actions.ts";
import { useVeilChange } from "./use-veil-change.ts";
import { VeilDialog } from "./veil-dialog.tsx";

type PageMenuProps = { relationship: Relationship; today: CalendarDay };

/** The pencil of the phone's top line. */
export function EditAction({ relationship }: { relationship: Relationship }) {
  const t = useTranslations("relationships.page");
  return (
    <Link
      to={paths.editRelationship(relationship.id)}
      aria-label={t("edit")}
      className="grid size-(--target) place-items-center text-ink-soft hover:text-ink print:hidden"
    >
      <Icon glyph={Pencil} size={20} />
    </Link>
  );
}

/** Rare actions: fold or seal, end or resume, delete. Ending stands here too: under a long path its line is far away. */
export function PageMenu({ relationship, today }: PageMenuProps) {
  const t = useTranslations("relationships.page");
  const navigate = useNavigate();
  const [isVeiling, setVeiling] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const { change: changeVeil } = useVeilChange();
  const { resume, reopen, remove } = useRelationshipActions(relationship, today);
  const isOver = relationship.status === "ended";
  const items: MenuItem[] = [
    { id: "veil", label: t("veil.open"), icon: StickyNote, onSelect: () => setVeiling(true) },
    ...(isVeiled(relationship, today)
      ? [
          {
            id: "open",
            label: t("veil.reopen"),
            icon: Eye,
            onSelect: () => void changeVeil(relationship, unveil()),
          },
        ]
      : []),
    ...(isOver
      ? [
          { id: "resume", label: t("resume.open"), icon: RotateCcw, onSelect: () => void resume() },
          { id: "reopen", label: t("resume.reopen"), icon: Undo2, onSelect: () => void reopen() },
        ]
      : []),
    ...(isOver ? [] : [{ id: "end", label: t("ending.open"), icon: Minus, onSelect: () => setEnding(true) }]),
    { id: "remove", label: t("remove.open"), icon: Trash2, tone: "bad", onSelect: () => void remove() },
    {
      id: "erase",
      label: t("erase"),
      icon: Eraser,
      tone: "bad",
      onSelect: () => void navigate(paths.eraseRelationship(relationship.id)),
    },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t("more", { name: relationship.name })} />}
        items={items}
      />
      {isVeiling && (
        <VeilDialog relationship={relationship} today={today} onClose={() => setVeiling(false)} />
      )}
      {isEnding && <EndDialog relationship={relationship} today={today} onClose={() => setEnding(false)} />}
    </>
  );
}
