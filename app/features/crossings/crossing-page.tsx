/** One question about two versions; the next one follows, until none is left. */
import { useNavigate, useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithWords } from "#app/messages/with-words.tsx";
import { paths } from "#app/paths.ts";
import { useCrossings } from "#app/store/conflicts/use-crossings.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { crossingsWords } from "./crossings-words.ts";
import { OneCrossing } from "./one-crossing.tsx";

export function Component() {
  return (
    <WithWords words={crossingsWords}>
      <CrossingView />
    </WithWords>
  );
}

function CrossingView() {
  const t = useTranslations("crossings.page");
  const { id = "" } = useParams();
  const navigate = useNavigate();
  const crossings = useCrossings();
  usePageTitle(t("title"));
  if (!crossings) return <LoadingScreen label={t("loading")} />;
  const crossing = crossings.find((one) => one.conflicts.some((conflict) => conflict.id === id));
  const next = crossings.find((one) => one !== crossing);
  const goOn = () => void navigate(next ? paths.crossing(next.id) : paths.waiting, { replace: true });
  return (
    <Page width="middle">
      <Stack gap={6}>
        <Stack gap={3}>
          <BackLink to={paths.waiting}>{t("back")}</BackLink>
          <Title size="title">{t("title")}</Title>
        </Stack>
        {crossing ? (
          <OneCrossing
            key={crossing.id}
            crossing={crossing}
            onDone={goOn}
            onLater={() => void navigate(paths.waiting)}
          />
        ) : (
          <Text tone="soft">{t("none")}</Text>
        )}
      </Stack>
    </Page>
  );
}
