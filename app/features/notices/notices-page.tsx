/** Third-party notices: whose work is in the app, and on what terms. */
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { WayBack } from "#app/ui/actions/way-back.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Prose } from "#app/ui/type/prose.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { noticesWords } from "./notices-words.ts";
import { useNotices } from "./use-notices.ts";

export function Component() {
  return (
    <WithMessages words={noticesWords}>
      <NoticesPage />
    </WithMessages>
  );
}

const outside = (href: string) => (text: ReactNode) => (
  <a href={href} rel="noreferrer" target="_blank" className={textLinkClass({})}>
    {text}
  </a>
);

function NoticesPage() {
  const t = useTranslations("notices");
  const { notices, hasFailed, retry } = useNotices();
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={6} align="start">
        <WayBack fallback={paths.support}>{t("back")}</WayBack>
        <Stack gap={2}>
          <Title>{t("title")}</Title>
          <Text size="lead" tone="soft">
            {t("lead")}
          </Text>
        </Stack>
        <Stack gap={2} as="section">
          <Heading>{t("places.title")}</Heading>
          <Prose>
            {t.rich("places.text", {
              geonames: outside("https://www.geonames.org/"),
              licence: outside("https://creativecommons.org/licenses/by/4.0/"),
            })}
          </Prose>
        </Stack>
        <Stack gap={2} as="section">
          <Heading>{t("world.title")}</Heading>
          <Prose>{t.rich("world.text", { source: outside("https://www.naturalearthdata.com/") })}</Prose>
        </Stack>
        <Stack gap={3} as="section" className="w-full">
          <Heading>{t("software.title")}</Heading>
          {notices && (
            <>
              <Prose>{t("software.text", { count: notices.length })}</Prose>
              <ul className="border-t border-line">
                {notices.map((notice) => (
                  <NoticeLine key={notice.name} notice={notice} noText={t("software.noText")} />
                ))}
              </ul>
            </>
          )}
          {!notices && !hasFailed && (
            <div role="status">
              <VisuallyHidden>{t("reading")}</VisuallyHidden>
              <Skeleton />
            </div>
          )}
          {hasFailed && (
            <ErrorState
              title={t("failed.title")}
              text={t("failed.text")}
              actions={<Button onClick={retry}>{t("failed.retry")}</Button>}
            />
          )}
        </Stack>
      </Stack>
    </Page>
  );
}
