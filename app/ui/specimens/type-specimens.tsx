import { Inline } from "#app/ui/layout/inline.tsx";
import { Entry } from "#app/ui/lists/entry.tsx";
import { Caption } from "#app/ui/type/caption.tsx";
import { Figure } from "#app/ui/type/figure.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Prose } from "#app/ui/type/prose.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";
import { Specimen, SpecimenFamily } from "./specimen.tsx";

export function TypeSpecimens() {
  return (
    <SpecimenFamily title="Voices">
      <Specimen name="Wordmark 27, 44">
        <Inline gap={6} align="end">
          <Wordmark />
          <Wordmark size={44} />
        </Inline>
      </Specimen>
      <Specimen name="Title: display">
        <Title as="p">Rouvrir votre journal</Title>
      </Specimen>
      <Specimen name="Title: title">
        <Title as="p" size="title">
          Depuis 2016, vous avez partagé un peu plus d’un jour sur deux.
        </Title>
      </Specimen>
      <Specimen name="Heading: heading, name, label">
        <Heading>Relations récentes</Heading>
        <Heading as="h3" size="name">
          Camille
        </Heading>
        <Heading as="h4" size="label">
          Adresse e-mail
        </Heading>
      </Specimen>
      <Specimen name="Text: lead, body, small">
        <Text size="lead">Ensemble depuis un an et quatre mois.</Text>
        <Text>Tendre l’emploie partout, et vous en changez quand vous voulez.</Text>
        <Text size="small" tone="soft">
          Rien ne s’efface et tout reste lisible.
        </Text>
      </Specimen>
      <Specimen name="Entry">
        <Entry>{"« On a marché jusqu’au phare.\nIl pleuvait, on s’en fichait. »"}</Entry>
      </Specimen>
      <Specimen name="Figure, Caption">
        <Inline gap={4} align="baseline">
          <Figure>12 418</Figure>
          <Figure size="large">11 mois</Figure>
          <Caption as="span">en moyenne</Caption>
        </Inline>
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <h2>Ce que nous gardons</h2>
          <p>
            Votre journal est chiffré. Une <a href="#prose">copie de tout</a> vous appartient, sur toutes les
            formules.
          </p>
          <ul>
            <li>les noms et les lieux que vous écrivez</li>
            <li>rien de ce que vous effacez</li>
          </ul>
        </Prose>
      </Specimen>
      <Specimen name="Kbd">
        <Inline gap={1}>
          <Kbd>Ctrl</Kbd>
          <Kbd>Entrée</Kbd>
          <Text as="span" size="small" tone="soft">
            pour enregistrer
          </Text>
        </Inline>
      </Specimen>
    </SpecimenFamily>
  );
}
