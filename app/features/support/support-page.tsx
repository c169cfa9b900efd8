import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { useServedText } from "#app/lib/site/served-text.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { WayBack } from "#app/ui/actions/way-back.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Prose } from "#app/ui/type/prose.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { MarkdownText } from "#app/words/markdown-text.tsx";
import { LetterForm } from "./letter-form.tsx";
import { useTakesLetters } from "./use-takes-letters.ts";

const supportWords = lazyMessages("support", import.meta.glob<LazyChunk<"support">>("./messages.*.ts"));

const topics = ["mail", "password", "offline", "conflict"] as const;

export function Component() {
  return (
    <WithMessages words={supportWords}>
      <SupportPage />
    </WithMessages>
  );
}

function SupportPage() {
  const t = useTranslations("support");
  const takesLetters = useTakesLetters();
  const served = useServedText("support");
  // Drawn once: nothing comes in later that would move the rest.
  const known = takesLetters === undefined ? undefined : served;
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={6} align="start">
        <WayBack fallback={paths.login}>{t("back")}</WayBack>
        <Title>{t("title")}</Title>
        {known?.body != null && <MarkdownText>{known.body}</MarkdownText>}
        {known?.body === null &&
          topics.map((topic) => (
            <Stack key={topic} gap={2} as="section">
              <Heading>{t(`${topic}.title`)}</Heading>
              <Prose>{t(`${topic}.text`)}</Prose>
            </Stack>
          ))}
        {known && <Contact takesLetters={takesLetters ?? false} />}
        {!known && <Skeleton rows={6} />}
      </Stack>
    </Page>
  );
}

function Contact({ takesLetters }: { takesLetters: boolean }) {
  const t = useTranslations("support");
  const { user } = useSession();
  const { supportEmail } = environment;
  if (!takesLetters)
    return (
      <Stack gap={2} as="section">
        <Heading>{t("contact.title")}</Heading>
        <Prose>{supportEmail ? t("contact.text", { email: supportEmail }) : t("contact.none")}</Prose>
      </Stack>
    );
  return (
    <section aria-labelledby="letter" className="w-full">
      <Stack gap={3}>
        <Heading id="letter">{t("letter.title")}</Heading>
        <LetterForm key={user?.id ?? ""} person={user} />
        {supportEmail && (
          <Text size="small" tone="soft">
            {t("letter.byMail", { email: supportEmail })}
          </Text>
        )}
      </Stack>
    </section>
  );
}
