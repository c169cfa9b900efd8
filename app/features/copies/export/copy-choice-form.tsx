import { useTranslations } from "use-intl/react";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { PeopleChoice } from "./people-choice.tsx";
import type { CopyForm } from "./take-copy-section.tsx";
import type { CopyOffer } from "./use-copy-choice.ts";

/** People, years, photos, what is closed, and names: all of it in the copy unless it is taken out, but what is closed. */
export function CopyChoiceForm({ offer, form }: { offer: CopyOffer; form: CopyForm }) {
  const t = useTranslations("copies.take");
  const { choice, change, years, veiled, letters, talks } = offer;
  const options = (any: string) => [
    { value: "", label: any },
    ...years.toReversed().map((year) => ({ value: String(year), label: String(year) })),
  ];
  const chosenYear = (value: string) => (value === "" ? null : Number(value));
  const isBackwards = choice.from !== null && choice.to !== null && choice.from > choice.to;
  return (
    <Stack gap={6} className="border-y border-line py-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={t("from")}
          options={options(t("fromStart"))}
          value={String(choice.from ?? "")}
          onChange={({ target }) => change({ from: chosenYear(target.value) })}
        />
        <Select
          label={t("to")}
          options={options(t("toToday"))}
          value={String(choice.to ?? "")}
          error={isBackwards ? t("backwards") : undefined}
          onChange={({ target }) => change({ to: chosenYear(target.value) })}
        />
      </div>
      <PeopleChoice offer={offer} />
      <Stack gap={1}>
        <Heading as="h3" size="label">
          {t("besides")}
        </Heading>
        <Checkbox
          label={t(form === "json" ? "withMedia" : "withMediaFiles")}
          checked={choice.withMedia && choice.names === "real"}
          onChange={({ target }) => change({ withMedia: target.checked })}
          {...(choice.names === "veiled" ? { error: t("noFaces") } : {})}
        />
        {talks > 0 && (
          <Checkbox
            label={t("withConversations", { count: talks })}
            checked={choice.withConversations && choice.names === "real"}
            onChange={({ target }) => change({ withConversations: target.checked })}
            {...(choice.names === "veiled" ? { error: t("noTalks") } : {})}
          />
        )}
        {veiled > 0 && (
          <Checkbox
            label={t("withVeiled", { count: veiled })}
            checked={choice.withVeiled}
            onChange={({ target }) => change({ withVeiled: target.checked })}
          />
        )}
        {letters > 0 && (
          <Checkbox
            label={t("withLetters", { count: letters })}
            checked={choice.withLetters}
            onChange={({ target }) => change({ withLetters: target.checked })}
          />
        )}
        <Checkbox
          label={t("veilNames")}
          checked={choice.names === "veiled"}
          onChange={({ target }) => change({ names: target.checked ? "veiled" : "real" })}
        />
        {choice.names === "veiled" && (
          <Text size="small" tone="soft">
            {t("veilHint")}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
