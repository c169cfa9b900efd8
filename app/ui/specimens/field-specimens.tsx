import { Calendar, EyeOff, MapPin } from "lucide-react";
import { useState } from "react";
import { Combobox } from "#app/ui/choices/combobox.tsx";
import type { ComboboxOption } from "#app/ui/choices/combobox-list.tsx";
import { InlineSelect } from "#app/ui/choices/inline-select.tsx";
import { Select } from "#app/ui/choices/select.tsx";
import { PasswordField } from "#app/ui/fields/password-field.tsx";
import { SearchField } from "#app/ui/fields/search-field.tsx";
import { StrengthMeter } from "#app/ui/fields/strength-meter.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

const cities: readonly ComboboxOption[] = [
  { id: "lyon", label: "Lyon", detail: "Rhône" },
  { id: "lys", label: "Lys-lez-Lannoy", detail: "Nord" },
  { id: "foret", label: "Lyons-la-Forêt", detail: "Eure" },
  { id: "paris", label: "Paris", detail: "Paris" },
];

const precisions = [
  { value: "day", label: "au jour près" },
  { value: "month", label: "au mois près" },
  { value: "season", label: "à la saison près" },
];

export function FieldSpecimens() {
  const [city, setCity] = useState("Ly");
  const options = cities.filter((option) => option.label.toLowerCase().startsWith(city.toLowerCase()));
  return (
    <SpecimenFamily title="Fields">
      <Columns template="halves">
        <TextField label="Prénom" defaultValue="Noé" />
        <Combobox
          label="Ville"
          icon={MapPin}
          value={city}
          onChange={setCity}
          options={options}
          onPick={(option) => setCity(option.label)}
          keepLabel={(typed) => `Garder « ${typed} » tel quel`}
          countLabel={(count) => `${count} propositions`}
        />
        <TextField label="Lieu de rencontre" placeholder="un bal, un train, une amie commune" />
        <TextField
          label="Début"
          defaultValue="printemps 2019"
          icon={Calendar}
          hint="Compté à partir d’avril 2019."
          aside={
            <InlineSelect
              label="Précision"
              labelHidden
              tone="soft"
              options={precisions}
              defaultValue="season"
            />
          }
        />
        <TextField
          label="Adresse e-mail"
          defaultValue="alex.morel@exemple"
          error="L’adresse s’arrête trop tôt : il manque la fin, comme « .fr » ou « .com »."
        />
        <PasswordField
          label="Mot de passe"
          aside="6 caractères au moins"
          defaultValue="quatre-mots-simples"
          autoComplete="new-password"
          showLabel="Montrer le mot de passe"
          hideLabel="Cacher le mot de passe"
          below={<StrengthMeter score={3} word="Solide." advice="Un mot de plus le rendrait très solide." />}
        />
        <Select
          label="Langue"
          options={[
            { value: "fr", label: "Français" },
            { value: "en", label: "English" },
          ]}
        />
        <SearchField label="Chercher" placeholder="Prénom ou ville" trailing={<Kbd>/</Kbd>} />
      </Columns>
      <Specimen name="InlineSelect">
        <InlineSelect
          label="Tri"
          options={[
            { value: "recent", label: "les plus récentes" },
            { value: "duration", label: "durée" },
            { value: "rating", label: "appréciation" },
          ]}
        />
      </Specimen>
      <TextArea
        label="Notes"
        rows={4}
        defaultValue="Le canal, les gaufres froides, les lettres jamais envoyées."
        below={
          <Remark icon={EyeOff}>
            Vous parlez de quelqu’un qui ne lira pas ces lignes. Laissez de côté sa santé, son adresse et ses
            secrets.
          </Remark>
        }
      />
      <TextArea
        label="Notes, trop longues"
        rows={2}
        error="Dix mille signes au plus : il y en a douze de trop."
      />
    </SpecimenFamily>
  );
}
