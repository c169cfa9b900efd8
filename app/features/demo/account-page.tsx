/** In place of the demo's pages that belong to an account: a plan, devices, the second factor. */
import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { useOwnCount } from "#app/store/demo/own-rows.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

export function Component() {
  const t = useTranslations("demo.account");
  const count = useOwnCount();
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<Letter />}
        title={t("title")}
        text={
          <>
            {t("text")} {count > 0 && t("keeps", { count })}
          </>
        }
        actions={
          <>
            <ButtonLink to={environment.isBackendConfigured ? paths.signUp : paths.login} variant="primary">
              {t("open")}
            </ButtonLink>
            <TextLink to={paths.home} alone>
              {t("back")}
            </TextLink>
          </>
        }
      />
    </Page>
  );
}
