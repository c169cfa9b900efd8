import { useTranslations } from "use-intl/react";
import { Chip } from "#app/ui/choices/chip.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { PersonFilter } from "./person-filter.tsx";
import type { StatisticsRequest } from "./statistics-request.ts";

type FiltersProps = {
  request: StatisticsRequest;
  onChange: (change: Partial<StatisticsRequest>) => void;
  people: readonly Relationship[];
  /** The first year there is something in, and the present one. */
  firstYear: number;
  thisYear: number;
};

/** More are chosen from a list, and very many by typing. */
const mostChips = 8;
const mostListed = 60;

/** A period of whole years and one person, both in the address. */
export function StatisticsFilters({ request, onChange: onAsk, people, firstYear, thisYear }: FiltersProps) {
  const t = useTranslations("statistics.filter");
  const { years, personId } = request;
  const from = years?.from ?? firstYear;
  const to = years?.to ?? thisYear;
  const choices = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => String(firstYear + at));
  const option = (year: string) => ({ value: year, label: year });
  const askYears = (first: number, last: number) =>
    onAsk({ years: { from: Math.min(first, last), to: Math.max(first, last) } });
  return (
    <fieldset className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
      <legend className="sr-only">{t("label")}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chip pressed={years === null} onClick={() => onAsk({ years: null })}>
          {t("life")}
        </Chip>
        <Chip
          pressed={years?.from === thisYear && years.to === thisYear}
          onClick={() => askYears(thisYear, thisYear)}
        >
          {t("thisYear")}
        </Chip>
        {choices.length > 1 && (
          <div className="flex items-center gap-x-3">
            <InlineSelect
              label={t("from")}
              value={String(from)}
              options={choices.map(option)}
              onChange={({ target }) => askYears(Number(target.value), to)}
            />
            <InlineSelect
              label={t("to")}
              value={String(to)}
              options={choices.map(option)}
              onChange={({ target }) => askYears(from, Number(target.value))}
            />
          </div>
        )}
      </div>
      {people.length > mostListed && (
        <PersonFilter people={people} personId={personId} onChange={(id) => onAsk({ personId: id })} />
      )}
      {people.length > 1 && people.length <= mostListed && (
        <>
          <div className={people.length <= mostChips ? "lg:hidden" : undefined}>
            <InlineSelect
              label={t("with")}
              value={personId ?? ""}
              options={[
                { value: "", label: t("everyone") },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => onAsk({ personId: target.value || null })}
            />
          </div>
          {people.length <= mostChips && (
            <div className="hidden flex-wrap items-center gap-2 lg:flex">
              <span className="type-small text-ink-soft">{t("with")}</span>
              <Chip pressed={personId === null} onClick={() => onAsk({ personId: null })}>
                {t("everyone")}
              </Chip>
              {people.map(({ id, name }) => (
                <Chip key={id} pressed={personId === id} onClick={() => onAsk({ personId: id })}>
                  {name}
                </Chip>
              ))}
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
