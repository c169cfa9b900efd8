/** The two legal texts, for their pages and the sheet of the sign-up. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { useServedText } from "#app/lib/site/served-text.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Caption } from "#app/ui/type/caption.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Prose } from "#app/ui/type/prose.tsx";
import { MarkdownText } from "#app/words/markdown-text.tsx";

export type LegalDocument = "privacy" | "terms";

type BuiltInProps = { document: LegalDocument; as: "h2" | "h3" };
/** `children`: what stands below the text, and would move when it comes. */
type LegalSectionsProps = BuiltInProps & { children?: ReactNode };

/** The text that counts, with the day from which it does: as it was published on this server, else the built-in one. */
export function LegalSections({ document, as, children }: LegalSectionsProps) {
  const t = useTranslations("legal");
  const format = useFormat();
  const text = useServedText(document);
  if (!text) return <Skeleton rows={6} />;
  const { body, publishedAt } = text;
  return (
    <>
      <Caption>
        {publishedAt === null ? t("dated") : t("datedServed", { day: format.instant(publishedAt) })}
      </Caption>
      {body === null ? <BuiltIn document={document} as={as} /> : <MarkdownText as={as}>{body}</MarkdownText>}
      {children}
    </>
  );
}

function BuiltIn({ document, as }: BuiltInProps) {
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
