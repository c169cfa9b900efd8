/** The two legal texts, for their pages and the sheet of the sign-up. */
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Prose } from "#app/ui/type/prose.tsx";

export type LegalDocument = "privacy" | "terms";

export function LegalSections({ document, as }: { document: LegalDocument; as: "h2" | "h3" }) {
  return document === "privacy" ? <Privacy as={as} /> : <Terms as={as} />;
}

const privacySections = ["what", "where", "who", "others", "rights"] as const;
const termsSections = ["age", "yours", "fair", "limits"] as const;

function Privacy({ as }: { as: "h2" | "h3" }) {
  const t = useTranslations("legal.privacy");
  return privacySections.map((id) => (
    <Section key={id} as={as} title={t(`${id}.title`)} text={t(`${id}.text`)} />
  ));
}

function Terms({ as }: { as: "h2" | "h3" }) {
  const t = useTranslations("legal.terms");
  return termsSections.map((id) => (
    <Section key={id} as={as} title={t(`${id}.title`)} text={t(`${id}.text`)} />
  ));
}

function Section({ as, title, text }: { as: "h2" | "h3"; title: string; text: string }) {
  return (
    <Stack gap={2} as="section">
      <Heading as={as}>{title}</Heading>
      <Prose>{text}</Prose>
    </Stack>
  );
}
