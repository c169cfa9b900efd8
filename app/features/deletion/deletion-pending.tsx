/** In place of every page behind sign-in while the account waits for its deletion: when, and the way back. */
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { PlainHeader } from "#app/ui/layout/plain-header.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { DeleteNow } from "./delete-now.tsx";
import { DeletionFailure } from "./deletion-failure.tsx";
import { deletionWords } from "./deletion-words.ts";
import { useDeletionAct } from "./use-deletion-act.ts";

type DeletionPendingProps = {
  /** ISO 8601. */
  dueAt: string;
  onSignOut: () => void;
};

export function DeletionPending(props: DeletionPendingProps) {
  return (
    <WithMessages words={deletionWords}>
      <Pending {...props} />
    </WithMessages>
  );
}

function Pending({ dueAt, onSignOut }: DeletionPendingProps) {
  const t = useTranslations("deletion");
  const home = useTranslations("frame.nav");
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { doing, failed, problem, act } = useDeletionAct();
  const isDue = Date.parse(dueAt) <= Date.now();
  const title = isDue ? t("pending.soon") : t("pending.title", { day: format.instant(dueAt) });
  usePageTitle(title);
  function stay() {
    showToast({ title: t("pending.kept") });
    // What lies beneath is the page that asked for the deletion: nobody who keeps the account wants it next.
    if (pathname === paths.deleteAccount) void navigate(paths.dashboard, { replace: true });
  }
  return (
    <>
      <PlainHeader to={paths.dashboard} label={home("homePage")} width="reading">
        <LanguagePicker />
      </PlainHeader>
      <Page width="reading">
        <Stack gap={6}>
          <Stack gap={3}>
            <Title>{title}</Title>
            <Text size="lead">{t(isDue ? "pending.soonText" : "pending.text")}</Text>
          </Stack>
          <Inline gap={5} wrap>
            <Button variant="primary" pending={doing === "keep"} onClick={() => void act("keep", stay)}>
              {t("pending.keep")}
            </Button>
            <DeleteNow pending={doing === "now"} onDelete={() => void act("now")} />
            <TextButton tone="soft" onClick={onSignOut}>
              {t("pending.out")}
            </TextButton>
          </Inline>
          <DeletionFailure problem={problem} title={failed === "keep" ? "keepFailed" : "failed"} />
        </Stack>
      </Page>
    </>
  );
}
