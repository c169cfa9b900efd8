import { Cartouche } from "#app/ui/layout/cartouche.tsx";
import { Neatline } from "#app/ui/layout/neatline.tsx";
import { Rule } from "#app/ui/layout/rule.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

const grounds = [
  ["ground", "bg-ground"],
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
] as const;

const inks = [
  ["ink", "text-ink"],
  ["ink-soft", "text-ink-soft"],
  ["accent", "text-accent"],
  ["water", "text-water"],
  ["good", "text-good"],
  ["warn", "text-warn"],
  ["bad", "text-bad"],
  ["mood-bright", "text-mood-bright"],
  ["mood-gentle", "text-mood-gentle"],
  ["mood-even", "text-mood-even"],
  ["mood-heavy", "text-mood-heavy"],
  ["mood-stormy", "text-mood-stormy"],
] as const;

export function TokenSpecimens() {
  return (
    <SpecimenFamily title="Paper and inks">
      <Specimen name="Every ink on every ground">
        <div className="grid grid-cols-2 sm:grid-cols-4">
          {grounds.map(([ground, groundClass]) => (
            <div key={ground} className={`border border-line p-3 ${groundClass}`}>
              <p className="type-label">{ground}</p>
              {inks.map(([ink, inkClass]) => (
                <p key={ink} className={`type-small ${inkClass}`}>
                  {ink}
                </p>
              ))}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Rule: hair, rule. Neatline">
        <Rule />
        <Rule weight="rule" />
        <Neatline />
      </Specimen>
      <Specimen name="Cartouche">
        <Cartouche>
          <Text size="small" tone="soft">
            Cinquième village sur dix
          </Text>
          <Text size="lead">1 240 points, 160 avant le prochain</Text>
        </Cartouche>
      </Specimen>
    </SpecimenFamily>
  );
}
