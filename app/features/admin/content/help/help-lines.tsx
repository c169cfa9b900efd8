import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type HelpCountry, helpCountriesSchema } from "#domain/admin/site-contents.ts";
import { helpCountries, helpIn } from "#domain/lisa/safety/help-lines.ts";
import { countrySchema } from "#domain/site/served-help.ts";
import { Asked } from "../../asking/asked.tsx";
import { useAdminQuestion } from "../../asking/use-admin-question.ts";
import { useIsBegun } from "../use-content-draft.ts";
import { HelpSheet } from "./help-sheet.tsx";
import { helpKey } from "./use-help-draft.ts";

/** Countries with lines: the built-in ones, and those that were written here. */
export function HelpLines() {
  const t = useTranslations("adminContent.help");
  const asked = useAdminQuestion(helpCountriesSchema, "/api/admin/help-lines");
  const [edited, setEdited] = useState<HelpCountry | null>(null);
  return (
    <Stack gap={4}>
      <Text size="small" tone="soft">
        {t("lead")}
      </Text>
      <Asked asked={asked} waiting={<Skeleton rows={8} />}>
        {({ countries }) => {
          const entryOf = (country: string): HelpCountry =>
            countries.find((one) => one.country === country) ?? {
              country,
              version: 0,
              help: null,
              changedAt: null,
            };
          const codes = [
            ...new Set([...helpCountries, ...countries.map(({ country }) => country)]),
          ].toSorted();
          return (
            <Stack gap={5}>
              <ul className="border-b border-line">
                {codes.map((code) => (
                  <CountryRow key={code} entry={entryOf(code)} onEdit={setEdited} />
                ))}
              </ul>
              <AddCountry onAdd={(code) => setEdited(entryOf(code))} />
            </Stack>
          );
        }}
      </Asked>
      {edited && (
        <HelpSheet
          key={edited.country}
          entry={edited}
          onClose={() => setEdited(null)}
          onSaved={asked.askAgain}
        />
      )}
    </Stack>
  );
}

function CountryRow({ entry, onEdit }: { entry: HelpCountry; onEdit: (entry: HelpCountry) => void }) {
  const t = useTranslations("adminContent.help");
  const draft = useTranslations("adminContent.draft");
  const format = useFormat();
  const isBegun = useIsBegun(helpKey(entry.country));
  const { emergency, lines } = entry.help ?? helpIn(entry.country);
  const unchecked = lines.filter(({ checked }) => checked === null).length;
  const [oldest] = lines.flatMap(({ checked }) => (checked === null ? [] : [checked])).toSorted();
  const country = format.country(entry.country);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span className="type-body text-ink">{country}</span>
        <span className="type-small text-ink-soft">{emergency.join(", ")}</span>
      </span>
      <span className="flex flex-wrap items-baseline gap-x-4 type-small text-ink-soft">
        <span>{t("lines", { count: lines.length })}</span>
        {lines.length > 0 && (
          <span>
            {unchecked > 0 || oldest === undefined
              ? t("unchecked", { count: unchecked })
              : t("checked", { day: format.day(oldest, "short") })}
          </span>
        )}
        {isBegun && <span className="text-ink">{draft("begun")}</span>}
        <span>{t(entry.help ? "written" : "builtIn")}</span>
        <TextButton size="small" aria-label={t("editThis", { country })} onClick={() => onEdit(entry)}>
          {t("edit")}
        </TextButton>
      </span>
    </li>
  );
}

function AddCountry({ onAdd }: { onAdd: (code: string) => void }) {
  const t = useTranslations("adminContent.help");
  const [code, setCode] = useState("");
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="flex max-w-measure items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const read = countrySchema.safeParse(code.trim().toUpperCase());
        setWrong(!read.success);
        if (read.success) onAdd(read.data);
      }}
    >
      <TextField
        label={t("add")}
        maxLength={2}
        autoComplete="off"
        value={code}
        hint={t("addHint")}
        error={isWrong ? t("addWrong") : null}
        onChange={({ target }) => setCode(target.value)}
      />
      <TextButton type="submit">{t("addGo")}</TextButton>
    </form>
  );
}
