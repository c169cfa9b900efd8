import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Seal as SealDrawing } from "#app/ui/art/seal.tsx";
import type { Seal } from "#domain/game/seals.ts";
import { glyphOf, stateOf } from "./seal-look.ts";
import { useSealWords } from "./use-seal-words.ts";

/** A seal one can open. Its name stands below it where there is room, and is its title elsewhere. */
export function SealButton({ seal, onOpen }: { seal: Seal; onOpen: () => void }) {
  const t = useTranslations("game.seals");
  const format = useFormat();
  const { name, standing } = useSealWords()(seal);
  return (
    <button
      type="button"
      onClick={onOpen}
      title={name}
      aria-label={`${name}. ${standing}`}
      className="group flex w-full flex-col items-start gap-1.5 rounded-(--radius-field) p-1 text-left lg:items-center"
    >
      <span className="transition-transform duration-(--quick) ease-calm group-hover:-translate-y-0.5 motion-reduce:transform-none">
        <SealDrawing glyph={glyphOf[seal.id]} state={stateOf(seal)} size={52} />
      </span>
      <span aria-hidden="true" className="type-caption text-ink-soft lg:sr-only">
        {stateOf(seal) === "hidden" ? "" : name}
        {stateOf(seal) === "known" && seal.need > 1 && (
          <span className="block">
            {t("progress", { have: format.number(seal.have), need: format.number(seal.need) })}
          </span>
        )}
      </span>
    </button>
  );
}
