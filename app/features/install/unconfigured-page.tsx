/** In place of every page of accounts, in a build without a backend (specification, section 8). */
import { useTranslations } from "use-intl/react";
import { hasDemo } from "#app/lib/demo-mode.ts";
import { environment } from "#app/lib/environment.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { installWords } from "./install-words.ts";

export function Component() {
  return (
    <WithMessages words={installWords}>
      <Unconfigured />
    </WithMessages>
  );
}

function Unconfigured() {
  const t = useTranslations("install.unconfigured");
  const title = t("title", { name: environment.backendName });
  usePageTitle(title);
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<LostPath />}
        title={title}
        text={t("text")}
        actions={
          <>
            <ButtonLink to={paths.dashboard}>{t("open")}</ButtonLink>
            {hasDemo && (
              <TextLink to={paths.demo} alone>
                {t("demo")}
              </TextLink>
            )}
          </>
        }
      />
    </Page>
  );
}
