/** The frame of the sign-in pages: the form on the left, the map beside it. The map is loaded after the text. */
import { lazy, type ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { paths } from "#app/paths.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Neatline } from "#app/ui/layout/neatline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { PlainHeader } from "#app/ui/layout/plain-header.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { useIsWide } from "#app/ui/layout/use-is-wide.ts";
import { Title } from "#app/ui/type/title.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

const Carte = lazy(async () => ({ default: (await import("#app/ui/map/carte.tsx")).Carte }));

type AuthShellProps = { title: string; lead?: ReactNode; children: ReactNode };

export function AuthShell({ title, lead, children }: AuthShellProps) {
  const t = useTranslations("auth");
  const isWide = useIsWide();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_max(30%,100%-66rem)]">
      <div className="flex min-w-0 flex-col">
        <PlainHeader to={paths.login} label={t("home")}>
          <LanguagePicker />
        </PlainHeader>
        <Page width="middle" className="flex-1">
          <Stack gap={8} className="lg:pt-10">
            <Stack gap={2}>
              <Title size="display">{title}</Title>
              {lead && <p className="type-lead text-ink-soft">{lead}</p>}
            </Stack>
            {children}
          </Stack>
        </Page>
        <footer className="mx-auto flex w-full max-w-middle-page flex-wrap justify-between gap-x-6 gap-y-2 px-(--page-gutter) py-6 type-small text-ink-soft">
          <span>{t("adultsOnly")}</span>
          <span className="flex gap-5">
            <TextLink to={paths.privacy} tone="soft" size="small">
              {t("privacy")}
            </TextLink>
            <TextLink to={paths.terms} tone="soft" size="small">
              {t("terms")}
            </TextLink>
            <TextLink to={paths.support} tone="soft" size="small">
              {t("help")}
            </TextLink>
          </span>
        </footer>
      </div>
      <div className="sticky top-0 hidden h-dvh grid-cols-[auto_minmax(0,1fr)] lg:grid">
        <Neatline upright />
        {isWide && (
          <SectionBoundary isOrnament>
            <Carte crop="margin" level={0} label={t("mapLabel")} />
          </SectionBoundary>
        )}
      </div>
    </div>
  );
}
