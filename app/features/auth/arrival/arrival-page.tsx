/** What Tendre is, for whoever has not been here: three sentences, the ways in, and a page as an example. */
import { lazy } from "react";
import { useTranslations } from "use-intl/react";
import { hasDemo } from "#app/lib/demo-mode.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { SectionBoundary } from "#app/words/section-boundary.tsx";
import { AuthShell } from "../auth-shell.tsx";
import { useOpenOnDevice } from "../use-open-on-device.ts";

/** After the first paint: it is there to be looked at. */
const SamplePath = lazy(async () => ({ default: (await import("./sample-path.tsx")).SamplePath }));

export function Component() {
  const t = useTranslations("arrival");
  const door = useTranslations("auth.login");
  const openOnDevice = useOpenOnDevice();
  usePageTitle("");
  return (
    <AuthShell title={t("title")}>
      <Columns template="halves" className="gap-y-10">
        <Stack gap={6}>
          <Stack gap={3}>
            <Text size="lead">{t("what")}</Text>
            <Text size="lead">{t("how")}</Text>
            <Text size="lead">{t("whose")}</Text>
          </Stack>
          <Stack as="nav" gap={3} aria-label={t("ways")}>
            <ButtonLink to={paths.signUp} variant="primary" fullWidth>
              {t("open")}
            </ButtonLink>
            {hasDemo && (
              <ButtonLink to={paths.demo} fullWidth>
                {door("demo")}
              </ButtonLink>
            )}
            <div>
              <LinkRow title={t("here")} detail={t("hereDetail")} onClick={openOnDevice} />
              <LinkRow to={paths.login} title={t("signIn")} />
            </div>
          </Stack>
        </Stack>
        {/* As tall as what comes, so that nothing moves. */}
        <div className="min-h-120">
          <SectionBoundary isOrnament>
            <SamplePath />
          </SectionBoundary>
        </div>
      </Columns>
    </AuthShell>
  );
}
