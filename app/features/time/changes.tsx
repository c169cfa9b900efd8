import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { useFieldWords, useValueWords } from "#app/words/fields/use-field-words.ts";
import type { Journal } from "#domain/journal/journal.ts";
import type { BackTo, StepBack } from "#domain/journal/journal-then.ts";
import { cutText } from "#domain/text/whole-signs.ts";

type ChangesProps = {
  steps: readonly StepBack[];
  now: Journal;
  onTake: (back: BackTo) => void;
};

/** Lines shown of one person: a whole import is taken back as one. */
const shownAtMost = 30;

/** What changed, by person; each person and each moment with its way back. This is also the preview of what would be written. */
export function Changes({ steps, now, onTake }: ChangesProps) {
  const t = useTranslations("time");
  const people = new Map(now.relationships.map((one) => [one.id, one.name]));
  const groups = [...Map.groupBy(steps, ({ personId }) => personId)];
  return (
    <Stack gap={8}>
      {groups.map(([id, own]) => {
        const name = id === null ? t("nobody") : (people.get(id) ?? t("someone"));
        return (
          <Stack key={id} as="section" gap={2} aria-label={name}>
            <Heading as="h3" size="name">
              <bdi>{name}</bdi>
            </Heading>
            <ul className="border-b border-line">
              {own.slice(0, shownAtMost).map((step) => (
                <Change key={step.id} step={step} now={now} onTake={onTake} />
              ))}
            </ul>
            {own.length > shownAtMost && (
              <Text size="small" tone="soft">
                {t("more", { count: own.length - shownAtMost })}
              </Text>
            )}
            <div>
              {/* The name stands above: a long one would not fit a button. */}
              <Button aria-label={t("take.person", { name })} onClick={() => onTake({ of: "person", id })}>
                {t("take.moment")}
              </Button>
            </div>
          </Stack>
        );
      })}
    </Stack>
  );
}

type ChangeProps = Omit<ChangesProps, "steps"> & { step: StepBack };

function Change({ step, now, onTake }: ChangeProps) {
  const t = useTranslations("time");
  const { labelOf, phrases } = useFieldWords();
  const say = useValueWords();
  const label = useStepLabel()(step, now);
  const { act, fields, unknown, table, momentId } = step;
  const told = Object.entries(fields).map(
    ([field, value]) => [field, say(table, field, value) || t("empty")] as const,
  );
  const changed = Object.keys(fields);
  return (
    <Stack as="li" gap={1} className="border-t border-line py-3">
      <Text>
        <bdi className="wrap-anywhere">{label}</bdi>
      </Text>
      {(act !== "change" || changed.length > 0) && (
        <Text size="small" tone="soft">
          {act === "change" ? t("act.change", { fields: phrases(changed) }) : t(`act.${act}`)}
        </Text>
      )}
      {unknown.length > 0 && (
        <Text size="small" tone="soft">
          {t("unknown", { fields: phrases(unknown) })}
        </Text>
      )}
      {told.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1 type-small text-ink-soft hover:text-ink">
            {t("earlier")}
          </summary>
          <dl className="flex flex-col gap-2 border-l border-line-strong py-1 pl-4">
            {told.map(([field, words]) => (
              <div key={field}>
                <dt className="type-small text-ink-soft">{labelOf(field)}</dt>
                <dd dir="auto" className="type-entry max-w-measure wrap-anywhere whitespace-pre-line">
                  {words}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {table === "moments" && momentId !== null && (changed.length > 0 || act !== "change") && (
        <div>
          <TextButton
            size="small"
            aria-label={`${t("take.moment")}, ${label}`}
            onClick={() => onTake({ of: "moment", id: momentId })}
          >
            {t("take.moment")}
          </TextButton>
        </div>
      )}
    </Stack>
  );
}

/** Signs of a moment without a title. */
const excerpt = 60;

/** The name, word or caption by which an entry is known. */
export function useStepLabel(): (step: Pick<StepBack, "table" | "id">, now: Journal) => string {
  const t = useTranslations("time");
  const { vagueDate } = useFormat();
  return ({ table, id }, now) => {
    if (table === "relationships")
      return now.relationships.find((one) => one.id === id)?.name ?? t("someone");
    if (table === "media") return now.media.find((one) => one.id === id)?.caption || t("photo");
    const moment = now.moments.find((one) => one.id === id);
    if (!moment) return "";
    const words = moment.word || cutText(moment.text, excerpt).replace(/\s+/g, " ");
    return words === "" ? vagueDate(moment.occurred_on) : `${vagueDate(moment.occurred_on)}, ${words}`;
  };
}
