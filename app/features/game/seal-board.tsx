import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Seal as SealDrawing } from "#app/ui/art/seal.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import type { Seal } from "#domain/game/seals.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { SealSheet } from "./seal-sheet.tsx";
import { glyphOf, sortSeals, stateOf } from "./seal-style.ts";
import { useSealWords } from "./use-seal-words.ts";

const firstShown = 12;

/** Twenty-four seals; on phones half of them at first. Each opens its explanation. */
export function SealBoard({ seals, journal }: { seals: readonly Seal[]; journal: Journal }) {
  const t = useTranslations("game.seals");
  const format = useFormat();
  const isWide = useIsWide();
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<Seal | null>(null);
  const sorted = useMemo(() => sortSeals(seals), [seals]);
  const earned = sorted.filter((seal) => seal.earned).length;
  const hidden = sorted.filter((seal) => !seal.earned && seal.isHidden).length;
  const shown = isWide || isWhole ? sorted : sorted.slice(0, firstShown);
  const rest = sorted.slice(firstShown);
  const words = format.inWords(earned);
  const inFigures = words === format.number(earned) ? "yes" : "no";
  const restHidden = rest.filter((seal) => !seal.earned && seal.isHidden).length;
  const sayRest = format.alike(rest.length, restHidden);
  return (
    <Stack gap={5}>
      <Heading>
        {capitalise(t("title", { earned, words, inFigures }))}
        {earned > 0 && t("hiddenCount", { count: hidden, words: format.alike(earned, hidden)(hidden) })}
      </Heading>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:grid-cols-4 lg:grid-cols-8 xl:grid-cols-12 xl:gap-x-1">
        {shown.map((seal) => (
          <li key={seal.id} className="min-w-0">
            <SealButton seal={seal} onOpen={() => setOpened(seal)} />
          </li>
        ))}
      </ul>
      {!isWide && (
        <Button variant="secondary" fullWidth aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t("fewer")
            : t("rest", {
                count: rest.length,
                words: sayRest(rest.length),
                hidden: restHidden,
                hiddenWords: sayRest(restHidden),
              })}
        </Button>
      )}
      {opened && <SealSheet seal={opened} journal={journal} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

/** A seal's button. Its name is below it where there is space, else its title. */
function SealButton({ seal, onOpen }: { seal: Seal; onOpen: () => void }) {
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
