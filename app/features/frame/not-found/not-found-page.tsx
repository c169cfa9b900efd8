import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/actions/button-link.tsx";
import { LostPath } from "#app/ui/art/lost-path.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

const notFoundWords = lazyMessages("notFound", import.meta.glob<LazyChunk<"notFound">>("./messages.*.ts"));

export function Component() {
  return (
    <WithMessages words={notFoundWords}>
      <NotFound />
    </WithMessages>
  );
}

function NotFound() {
  const t = useTranslations("notFound");
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<LostPath />}
        title={t("title")}
        text={t("text")}
        actions={<ButtonLink to={paths.dashboard}>{t("home")}</ButtonLink>}
      />
    </Page>
  );
}
