import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { paths } from "#app/paths.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Seal as SealDrawing } from "#app/ui/art/seal.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Seal } from "#domain/game/seals.ts";
import type { Journal } from "#domain/journal/journal.ts";
import { glyphOf, stateOf } from "./seal-style.ts";
import { useSealWords } from "./use-seal-words.ts";

type SealSheetProps = { seal: Seal; journal: Journal; onClose: () => void };

/** The latest; the rest on request. */
const shownEntries = 5;

/** What the seal is for, when it was earned, and the entries that earned it. */
export function SealSheet({ seal, journal, onClose }: SealSheetProps) {
  const t = useTranslations("game");
  const { name, standing, how } = useSealWords()(seal);
  const ids = seal.earned?.ids ?? [];
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? ids : ids.slice(-shownEntries);
  const isHidden = stateOf(seal) === "hidden";
  return (
    <Sheet
      open
      onOpenChange={onClose}
      closeLabel={t("close")}
      title={name}
      lead={isHidden ? undefined : t(`seals.kind.${seal.kind}`)}
    >
      <Stack gap={5}>
        <div className="flex items-center gap-5">
          <SealDrawing glyph={glyphOf[seal.id]} state={stateOf(seal)} size={88} />
          <Stack gap={1}>
            <Text>{how}</Text>
            {!isHidden && (
              <Text size="small" tone="soft">
                {standing}
              </Text>
            )}
          </Stack>
        </div>
        {seal.earned && (
          <div>
            <Text size="small" tone="soft" className="pb-2">
              {ids.length > 0 ? t("seals.entries", { count: ids.length }) : t("seals.foldedEntries")}
            </Text>
            {ids.length > 0 && (
              <ul className="border-b border-line">
                {shown.map((id) => (
                  <SealEntry key={id} id={id} journal={journal} />
                ))}
              </ul>
            )}
            {shown.length < ids.length && (
              <p className="pt-3">
                <TextButton size="small" onClick={() => setAll(true)}>
                  {t("seals.allEntries", { count: format.number(ids.length) })}
                </TextButton>
              </p>
            )}
          </div>
        )}
      </Stack>
    </Sheet>
  );
}

function SealEntry({ id, journal }: { id: string; journal: Journal }) {
  const t = useTranslations("game.week.line");
  const format = useFormat();
  const person = journal.relationships.find((one) => one.id === id);
  if (person) {
    return (
      <li>
        <LinkRow to={paths.relationship(id)} title={person.name} />
      </li>
    );
  }
  const photo = journal.media.find((one) => one.id === id);
  const moment = journal.moments.find((one) => one.id === (photo ? photo.moment_id : id));
  const owner = photo?.relationship_id ?? moment?.relationship_id ?? null;
  const name = journal.relationships.find((one) => one.id === owner)?.name;
  const isShut = moment !== undefined && moment.sealed_until !== null;
  const title =
    photo?.caption || (!isShut && moment?.word) || t(photo ? "caption" : "moment", { count: 1, words: "" });
  const detail = [moment && format.vagueDate(moment.occurred_on), name].filter(Boolean).join(", ");
  return (
    <li>
      {owner === null ? (
        <p className="flex min-h-13 flex-col justify-center gap-0.5 border-t border-line py-3">
          <span className="type-button">{title}</span>
          <span className="type-small text-ink-soft">{detail}</span>
        </p>
      ) : (
        <LinkRow to={paths.relationship(owner)} title={title} detail={detail} />
      )}
    </li>
  );
}
