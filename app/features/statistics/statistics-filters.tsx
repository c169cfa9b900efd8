import { useTranslations } from "use-intl/react";
import { Chip } from "#app/ui/choices/chip.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { PersonFilter } from "./person-filter.tsx";
import type { StatisticsRequest } from "./statistics-request.ts";

/** What is asked for now; given what was asked for last, which `request` may not show yet. */
export type StatisticsChange = (asked: StatisticsRequest) => Partial<StatisticsRequest>;

type FiltersProps = {
  request: StatisticsRequest;
  onChange: (change: StatisticsChange) => void;
  people: readonly Relationship[];
  /** The first year there is something in, and the present one. */
  firstYear: number;
  thisYear: number;
};

/** More are chosen from a list, and very many by typing. */
const mostChips = 8;
const mostListed = 60;

/** A period of whole years and one person, both in the address. */
export function StatisticsFilters({ request, onChange, people, firstYear, thisYear }: FiltersProps) {
  const t = useTranslations("statistics.filter");
  const { years, personId } = request;
  const whole = { from: firstYear, to: thisYear };
  const { from, to } = years ?? whole;
  const choices = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => String(firstYear + at));
  const option = (year: string) => ({ value: year, label: year });
  const ask = (change: Partial<StatisticsRequest>) => onChange(() => change);
  const askYear = (change: { from: number } | { to: number }) =>
    onChange((asked) => {
      const { from: first, to: last } = { ...whole, ...asked.years, ...change };
      return { years: { from: Math.min(first, last), to: Math.max(first, last) } };
    });
  return (
    <fieldset className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
      <legend className="sr-only">{t("label")}</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Chip pressed={years === null} onClick={() => ask({ years: null })}>
          {t("life")}
        </Chip>
        <Chip
          pressed={years?.from === thisYear && years.to === thisYear}
          onClick={() => ask({ years: { from: thisYear, to: thisYear } })}
        >
          {t("thisYear")}
        </Chip>
        {choices.length > 1 && (
          <div className="flex items-center gap-x-3">
            <InlineSelect
              label={t("from")}
              value={String(from)}
              options={choices.map(option)}
              onChange={({ target }) => askYear({ from: Number(target.value) })}
            />
            <InlineSelect
              label={t("to")}
              value={String(to)}
              options={choices.map(option)}
              onChange={({ target }) => askYear({ to: Number(target.value) })}
            />
          </div>
        )}
      </div>
      {people.length > mostListed && (
        <PersonFilter people={people} personId={personId} onChange={(id) => ask({ personId: id })} />
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
              onChange={({ target }) => ask({ personId: target.value || null })}
            />
          </div>
          {people.length <= mostChips && (
            <div className="hidden flex-wrap items-center gap-2 lg:flex">
              <span className="type-small text-ink-soft">{t("with")}</span>
              <Chip pressed={personId === null} onClick={() => ask({ personId: null })}>
                {t("everyone")}
              </Chip>
              {people.map(({ id, name }) => (
                <Chip key={id} pressed={personId === id} onClick={() => ask({ personId: id })}>
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
