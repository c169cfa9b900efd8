import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { foldText } from "#domain/text/fold-text.ts";

type PersonFilterProps = {
  people: readonly Relationship[];
  personId: string | null;
  onChange: (id: string | null) => void;
};

const mostOffers = 8;

/** One of very many people, by the beginning of a name; an empty field is everyone. */
export function PersonFilter({ people, personId, onChange }: PersonFilterProps) {
  const t = useTranslations("statistics.filter");
  const chosen = people.find(({ id }) => id === personId)?.name ?? "";
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? chosen;
  const wanted = foldText(typed);
  const offers = people.filter(({ name }) => foldText(name).startsWith(wanted)).slice(0, mostOffers);
  return (
    <div className="w-64 print:hidden">
      <Combobox
        label={t("with")}
        placeholder={t("everyone")}
        value={typed}
        onChange={(text) => {
          setDraft(text);
          if (text.trim() === "") onChange(null);
        }}
        onBlur={() => setDraft(null)}
        options={offers.map(({ id, name }) => ({ id, label: name }))}
        onPick={({ id }) => {
          setDraft(null);
          onChange(id);
        }}
        keepLabel={() => (chosen ? t("keepOne", { name: chosen }) : t("keepEveryone"))}
        countLabel={(count) => t("offers", { count })}
      />
    </div>
  );
}
