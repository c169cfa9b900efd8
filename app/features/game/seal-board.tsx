import { useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { capitalise } from "#app/lib/format/capitalise.ts";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import type { Seal } from "#domain/game/seals.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { SealButton } from "./seal-button.tsx";
import { SealSheet } from "./seal-sheet.tsx";
import { sortSeals } from "./seal-style.ts";

const firstShown = 12;

/** Twenty-four seals; on phones half of them until the rest is asked for. Each tells its reason when it is opened. */
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
  const restHidden = rest.filter((seal) => !seal.earned && seal.isHidden).length;
  return (
    <Stack gap={5}>
      <Heading>
        {capitalise(t("title", { earned, words: format.inWords(earned) }))}
        {earned > 0 && t("hiddenCount", { count: hidden, words: format.inWords(hidden) })}
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
                words: format.inWords(rest.length),
                hidden: restHidden,
                hiddenWords: format.inWords(restHidden),
              })}
        </Button>
      )}
      {opened && <SealSheet seal={opened} journal={journal} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
