import { Check, CloudUpload } from "lucide-react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Tabs } from "#app/ui/choices/tabs.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Fact, FactList } from "#app/ui/lists/fact.tsx";
import { LedgerList, LedgerName, LedgerRow } from "#app/ui/lists/ledger.tsx";
import { LedgerHead } from "#app/ui/lists/ledger-head.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { StatusMark } from "#app/ui/states/status-mark.tsx";
import { Rating } from "#app/ui/type/rating.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

const heads = [
  { id: "name", label: "Prénom" },
  { id: "status", label: "Statut" },
  { id: "city", label: "Ville" },
  { id: "duration", label: "Durée", sorted: "down" },
  { id: "rating", label: "Appréciation", align: "end" },
] as const;

const columns = "minmax(0,1fr) 112px 108px 162px 66px";

export function ListSpecimens() {
  return (
    <SpecimenFamily title="Lists and facts">
      <Specimen name="LedgerList, LedgerRow, StatusMark, Rating">
        <LedgerHead columns={columns} items={heads} />
        <LedgerList label="Relations">
          <LedgerRow to="/boyfriends/1" columns={columns}>
            <LedgerName>Camille</LedgerName>
            <StatusMark status="ongoing" label="en cours" />
            <span className="hidden @ledger:inline">Marseille</span>
            <span className="hidden @ledger:inline">un an et quatre mois</span>
            <Rating value={4} label="4 sur 5" />
          </LedgerRow>
          <LedgerRow to="/boyfriends/2" columns={columns}>
            <LedgerName>Marie-Antoinette</LedgerName>
            <StatusMark status="ended" label="terminée" />
            <span className="hidden @ledger:inline">Lyon</span>
            <span className="hidden @ledger:inline">sept mois</span>
            <Rating value={3} label="3 sur 5" />
          </LedgerRow>
          <LedgerRow soft>
            <Inline gap={3} align="baseline">
              <LedgerName soft>Louis</LedgerName>
              <Text as="span" size="small" tone="soft">
                repliée en juin 2018
              </Text>
            </Inline>
            <TextButton size="small">Déplier</TextButton>
          </LedgerRow>
        </LedgerList>
      </Specimen>
      <Specimen name="LinkRow">
        <div>
          <LinkRow to="/demo" title="Essayer la démo" detail="Un journal inventé. Rien n’y est gardé." />
          <LinkRow onClick={() => {}} title="Utiliser hors ligne, sur cet appareil" />
        </div>
      </Specimen>
      <Specimen name="SettingRow">
        <div>
          <SettingRow label="Adresse e-mail" action={<TextButton>Modifier</TextButton>}>
            <Inline gap={3} wrap>
              alex.morel@exemple.fr
              <Remark icon={Check} tone="good" colours="text">
                vérifiée
              </Remark>
            </Inline>
          </SettingRow>
          <SettingRow
            label="Alerte à chaque connexion"
            action={<Switch label="Alerte à chaque connexion" labelHidden checked onChange={() => {}} />}
          >
            par e-mail
          </SettingRow>
        </div>
      </Specimen>
      <Specimen name="FactList">
        <FactList>
          <Fact label="Type">Sérieuse</Fact>
          <Fact label="Lieu de rencontre">Bal des pompiers, Marseille</Fact>
        </FactList>
      </Specimen>
      <Specimen name="DotMeter: accent, warn, bad, good, waiting">
        <DotMeter value={6} max={10} label="6 sur 10" />
        <DotMeter value={9} max={10} label="9 sur 10" tone="warn" />
        <DotMeter value={12} max={34} dots={34} label="12 sur 34" tone="bad" />
        <DotMeter value={1} max={400} dots={15} label="1 sur 400" tone="good" />
        <DotMeter value={0} max={20} label="en attente" waiting />
      </Specimen>
      <Specimen name="Remark: soft, good, warn, bad">
        <Remark icon={Check} tone="good">
          Brouillon gardé à 22 h 04
        </Remark>
        <Remark icon={CloudUpload} tone="warn">
          2 changements en attente. Ils sont gardés ici.
        </Remark>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Formules"
          items={[
            { id: "month", label: "Par mois", panel: <Text>7 $ par mois</Text> },
            { id: "year", label: "Par an", panel: <Text>6 $ par mois, soit 72 $ une fois par an</Text> },
          ]}
        />
      </Specimen>
    </SpecimenFamily>
  );
}
