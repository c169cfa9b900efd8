import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { Harbour } from "#app/ui/art/harbour.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";

/** The demo's database cannot be opened, or was deleted under the open page (`isGone`): why, and what can be done. */
export function DemoClosed({ isGone }: { isGone: boolean }) {
  const t = useTranslations("demo.closed");
  return (
    <Page width="reading">
      <ErrorState
        as="h1"
        illustration={<Harbour />}
        title={t(isGone ? "gone" : "title")}
        text={<span role="status">{t(isGone ? "goneText" : "text")}</span>}
        actions={<Button onClick={() => location.reload()}>{t(isGone ? "begin" : "retry")}</Button>}
      />
    </Page>
  );
}
