import { useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Letter } from "#app/ui/art/letter.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

/** In a journal of this device, and in a build without a server: a message needs somewhere to be left. */
export function NoAccount() {
  const t = useTranslations("messages.noAccount");
  const hasServer = environment.isBackendConfigured;
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<Letter />}
        title={t("title")}
        text={t(hasServer ? "text" : "noBackend")}
        actions={
          <>
            {hasServer && (
              <ButtonLink to={paths.signUp} variant="primary">
                {t("signUp")}
              </ButtonLink>
            )}
            <TextLink to={paths.dashboard} alone>
              {t("dashboard")}
            </TextLink>
          </>
        }
      />
    </Page>
  );
}
