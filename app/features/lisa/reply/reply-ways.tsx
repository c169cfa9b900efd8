import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { isAlive, useView } from "#app/store/db/use-view.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { LisaChip, LisaWay } from "#domain/lisa/reply.ts";
import { moodName } from "#domain/moment/moment-rules.ts";
import { CitedChip } from "./cited-chip.tsx";

type ReplyWaysProps = {
  ways: readonly LisaWay[];
  onAsk: (text: string) => void;
  onHelp: () => void;
};

/** Up to three ways on. One that opens pages shows them here, each as its chip. */
export function ReplyWays({ ways, onAsk, onHelp }: ReplyWaysProps) {
  const t = useTranslations("lisa.chat");
  const [opened, setOpened] = useState<string | null>(null);
  if (ways.length === 0) return null;
  const shown = ways.find((way) => way.kind === "open" && way.label === opened);
  return (
    <Stack gap={3} role="group" aria-label={t("goOn")}>
      <ul className="flex flex-wrap gap-x-7 gap-y-3 type-choice">
        {ways.map((way) => (
          <li key={`${way.kind} ${way.label}`}>
            <TextButton
              aria-expanded={way.kind === "open" ? opened === way.label : undefined}
              onClick={() => {
                if (way.kind === "open") setOpened(opened === way.label ? null : way.label);
                else if (way.kind === "help") onHelp();
                else onAsk(way.ask);
              }}
            >
              {way.label}
            </TextButton>
          </li>
        ))}
      </ul>
      {shown?.kind === "open" && <OpenedPages ids={shown.ids} />}
    </Stack>
  );
}

/** Pages listed at once. */
const shownPages = 40;

function OpenedPages({ ids }: { ids: readonly string[] }) {
  const format = useFormat();
  const moments = useView("moments");
  const relationships = useView("relationships");
  const chips = ids.slice(0, shownPages).flatMap((id): LisaChip[] => {
    const moment = moments?.get(id);
    if (moment && isAlive(moment)) {
      const date = format.vagueDate(moment.occurred_on, "short");
      return [{ kind: "chip", table: "moments", id, date, title: moment.word, mood: moodName(moment.mood) }];
    }
    const person = relationships?.get(id);
    if (!person || !isAlive(person)) return [];
    return [{ kind: "chip", table: "relationships", id, date: null, title: person.name, mood: null }];
  });
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.id} className="max-w-full">
          <CitedChip chip={chip} />
        </li>
      ))}
    </ul>
  );
}
