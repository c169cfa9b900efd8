import { EllipsisVertical, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { IconButton } from "#app/ui/actions/icon-button.tsx";
import type { Memory } from "#domain/journal/on-this-day.ts";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { HideSheet } from "./hide-sheet.tsx";

type HideButtonProps = {
  memory: Memory;
  /** Those its moments are about. */
  people: readonly Relationship[];
  /** In a corner, without its words. */
  isSmall?: boolean;
};

/** The way to not being reminded again, beside what came up. */
export function HideButton({ memory, people, isSmall = false }: HideButtonProps) {
  const t = useTranslations("timeline.memories.hide");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {isSmall ? (
        <IconButton icon={EllipsisVertical} label={t("open")} onClick={open} />
      ) : (
        <Button variant="quiet" icon={EyeOff} onClick={open}>
          {t("open")}
        </Button>
      )}
      {isOpen && <HideSheet memory={memory} people={people} onClose={() => setOpen(false)} />}
    </>
  );
}
