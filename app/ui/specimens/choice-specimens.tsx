import { useState } from "react";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Checkbox } from "#app/ui/choices/checkbox.tsx";
import { RadioRows } from "#app/ui/choices/radio-rows.tsx";
import { RatingField } from "#app/ui/choices/rating-field.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

const kinds = [
  { value: "serious", label: "Sérieuse" },
  { value: "casual", label: "Légère" },
  { value: "fling", label: "Passade" },
  { value: "fwb", label: "Amitié et plus" },
  { value: "other", label: "Autre" },
] as const;

const consents = [
  { value: "knows", label: "sait", detail: "Cette personne sait que la photo est ici." },
  { value: "agrees", label: "d’accord", detail: "Elle vous l’a dit." },
] as const;

export function ChoiceSpecimens() {
  const [kind, setKind] = useState<(typeof kinds)[number]["value"]>("casual");
  const [consent, setConsent] = useState<(typeof consents)[number]["value"] | null>(null);
  const [status, setStatus] = useState<"ongoing" | "ended">("ended");
  const [filter, setFilter] = useState<"all" | "ongoing" | "ended">("all");
  const [rating, setRating] = useState<number | null>(3);
  const [alerts, setAlerts] = useState(true);
  return (
    <SpecimenFamily title="Choices">
      <Stack gap={1}>
        <Checkbox label="Se souvenir de moi" defaultChecked />
        <Checkbox
          label={
            <>
              J’accepte les <TextLink to="/legal/terms">conditions</TextLink> et j’ai lu la{" "}
              <TextLink to="/legal/privacy">politique de confidentialité</TextLink>
            </>
          }
          error="Acceptez les conditions pour ouvrir un compte."
        />
        <Checkbox label="Petite, sur une ligne" size="small" />
      </Stack>
      <RadioRows label="Type" options={kinds} value={kind} onChange={setKind} columns={3} />
      <RadioRows
        label="Sur cette photo"
        options={consents}
        value={consent}
        onChange={setConsent}
        error="Dites ce que cette personne en sait."
      />
      <Segmented
        label="Statut"
        labelPlace="beside"
        options={[
          { value: "ongoing", label: "En cours" },
          { value: "ended", label: "Terminée" },
        ]}
        value={status}
        onChange={setStatus}
      />
      <Segmented
        label="Montrer"
        labelHidden
        options={[
          { value: "all", label: "Toutes", detail: 9 },
          { value: "ongoing", label: "En cours", detail: 1 },
          { value: "ended", label: "Terminées", detail: 8 },
        ]}
        value={filter}
        onChange={setFilter}
      />
      <RatingField
        label="Appréciation"
        labelPlace="beside"
        value={rating}
        onChange={setRating}
        describe={(step) => `${step} sur 5`}
        clearLabel="Effacer"
      />
      <Specimen name="Rating">
        <Rating value={4} label="4 sur 5" withWords />
        <Rating value={null} label="sans appréciation" withWords />
      </Specimen>
      <Switch
        label="Cet appareil n’est qu’à moi"
        hint="Le journal reste ouvert ici. Sinon, il se verrouille et n’y laisse rien."
        checked={alerts}
        onChange={setAlerts}
      />
    </SpecimenFamily>
  );
}
