/** What the person is looking for, drawn from what they wrote: their own on Pro, for others what it is on the invented journal of the demo. */
import { useLocale, useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useProfile } from "#app/store/profile/profile.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { planLimits } from "#domain/plan/plan.ts";
import { lisaWords } from "../lisa-words.ts";
import { CrushInvitation } from "./crush-invitation.tsx";
import { OwnCrush } from "./own-crush.tsx";

export function Component() {
  return (
    <WithMessages words={lisaWords}>
      <NextCrushPage />
    </WithMessages>
  );
}

function NextCrushPage() {
  const t = useTranslations("lisa.crush");
  const today = useToday();
  const language = useLocale() === "fr" ? "fr" : "en";
  const profile = useProfile();
  const { hasNextCrush } = planLimits[useOwnPlan()];
  usePageTitle(t("title"));
  if (profile === undefined) return <LoadingScreen label={t("loading")} />;
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={2}>
          <Title>{t("title")}</Title>
          <p className="max-w-measure type-lead">{t("lead")}</p>
        </Stack>
        {hasNextCrush && profile ? (
          <OwnCrush profile={profile} today={today} language={language} />
        ) : (
          <CrushInvitation today={today} language={language} />
        )}
      </Stack>
    </Page>
  );
}
