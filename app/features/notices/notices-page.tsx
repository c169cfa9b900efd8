/** Third-party notices: whose work is in the app, and on what terms. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
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
import { type Notice, readNotices } from "./notice.ts";

const noticesWords = lazyMessages("notices", import.meta.glob<LazyChunk<"notices">>("./messages.*.ts"));

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

/** A package by its name, version and licence; the licence's own words a press away. */
function NoticeLine({ notice, noText }: { notice: Notice; noText: string }) {
  const { name, version, license, text } = notice;
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-(--target) cursor-pointer flex-wrap items-baseline gap-x-3 py-2.5">
          <span className="type-body wrap-anywhere">{name}</span>
          <span className="type-small text-ink-soft">{version}</span>
          <span className="ml-auto type-small text-ink-soft">{license}</span>
        </summary>
        <pre lang="en" className="pb-4 type-small whitespace-pre-wrap wrap-anywhere text-ink-soft">
          {text || noText}
        </pre>
      </details>
    </li>
  );
}

type Reading = { readonly notices: readonly Notice[] | undefined; readonly hasFailed: boolean };

/** The generated file; cached by the service worker. */
function useNotices(): Reading & { readonly retry: () => void } {
  const [reading, setReading] = useState<Reading>({ notices: undefined, hasFailed: false });
  const read = useCallback(async () => {
    setReading({ notices: undefined, hasFailed: false });
    try {
      const response = await fetch("/notices.json");
      const notices = response.ok ? readNotices(await response.json()) : null;
      setReading({ notices: notices ?? undefined, hasFailed: notices === null });
    } catch {
      setReading({ notices: undefined, hasFailed: true });
    }
  }, []);
  useEffect(() => void read(), [read]);
  return { ...reading, retry: () => void read() };
}
