import { Seal as SealDrawing } from "#app/ui/art/seal.tsx";
import type { Seal } from "#domain/game/seals.ts";
import { glyphOf, stateOf } from "./seal-style.ts";
import { useSealWords } from "./use-seal-words.ts";

/** A seal one can open. Its name stands below it where there is room, and is its title elsewhere. */
export function SealButton({ seal, onOpen }: { seal: Seal; onOpen: () => void }) {
  const { name, standing } = useSealWords()(seal);
  const state = stateOf(seal);
  return (
    <button
      type="button"
      onClick={onOpen}
      title={name}
      className="group flex w-full flex-col items-start gap-1.5 rounded-(--radius-field) p-1 text-left lg:items-center"
    >
      <span className="transition-transform duration-(--quick) ease-calm group-hover:-translate-y-0.5 motion-reduce:transform-none">
        <SealDrawing glyph={glyphOf[seal.id]} state={state} size={52} />
      </span>
      <span className="type-caption text-ink-soft lg:sr-only">
        <span className={state === "hidden" ? "sr-only" : ""}>{name}</span>
        <span className={state === "known" && seal.need > 1 ? "block" : "sr-only"}> {standing}</span>
      </span>
    </button>
  );
}
