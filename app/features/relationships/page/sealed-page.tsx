import { LockKeyhole } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { useShowSealed } from "../list/opened-veils.ts";

/** In place of a sealed relationship's pages where there is an app lock: neither name nor anything of it. */
export function SealedPage() {
  const t = useTranslations("relationships.page.sealedPage");
  const show = useShowSealed();
  usePageTitle(t("title"));
  return (
    <Page>
      <ErrorState
        as="h1"
        title={t("title")}
        text={t("text")}
        actions={
          <>
            <Button variant="primary" icon={LockKeyhole} onClick={() => void show()}>
              {t("open")}
            </Button>
            <TextLink to={paths.list} alone>
              {t("back")}
            </TextLink>
          </>
        }
      />
    </Page>
  );
}
