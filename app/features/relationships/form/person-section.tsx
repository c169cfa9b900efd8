import { MapPin } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Columns } from "#app/ui/columns.tsx";
import { Combobox } from "#app/ui/combobox.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Remark } from "#app/ui/remark.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { isUnderage } from "#domain/relationship-rules.ts";
import { findSurname } from "#domain/sensitive-text.ts";
import { type FormPart, useIssueWords } from "./form-part.ts";
import { useCityOptions } from "./use-city-options.ts";

export function PersonSection({ draft, issues, change }: FormPart) {
  const t = useTranslations("relationships.form");
  const wrong = useIssueWords(issues);
  const cities = useCityOptions(draft.cityPlace ? "" : draft.city);
  const age = Number(draft.age);
  const isYoung = draft.age.trim() !== "" && Number.isInteger(age) && age >= 0 && isUnderage({ age });
  return (
    <Stack as="section" id="person" gap={5}>
      <Heading>{t("section.person")}</Heading>
      <Columns template="halves">
        <TextField
          label={t("name")}
          name="name"
          autoComplete="off"
          required
          value={draft.name}
          error={wrong("name")}
          below={findSurname(draft.name) ? <Remark>{t("sensitive.surname")}</Remark> : undefined}
          onChange={({ target }) => change({ name: target.value })}
        />
        <Combobox
          label={t("city")}
          name="city"
          autoComplete="off"
          icon={MapPin}
          value={draft.city}
          error={wrong("city")}
          options={cities.map(({ geoname_id, name, region, country }) => ({
            id: String(geoname_id),
            label: name,
            detail: region || country,
          }))}
          onChange={(city) => change({ city, cityPlace: null })}
          onPick={({ id }) => {
            const city = cities.find((one) => String(one.geoname_id) === id);
            if (!city) return;
            const { name, geoname_id, country, lat, lon } = city;
            change({ city: name, cityPlace: { geoname_id, country, lat, lon } });
          }}
          keepLabel={(typed) => t("keepCity", { typed })}
          countLabel={(count) => t("cityCount", { count })}
        />
        <TextField
          label={t("meetingPlace")}
          name="meeting_place"
          autoComplete="off"
          placeholder={t("meetingPlaceHint")}
          value={draft.meetingPlace}
          error={wrong("meetingPlace")}
          onChange={({ target }) => change({ meetingPlace: target.value })}
        />
        <TextField
          label={t("age")}
          name="age"
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          error={wrong("age")}
          below={isYoung ? <Remark tone="warn">{t("underage")}</Remark> : undefined}
          onChange={({ target }) => change({ age: target.value })}
        />
      </Columns>
    </Stack>
  );
}
