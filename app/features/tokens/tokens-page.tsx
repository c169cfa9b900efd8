/** Tokens for one's own scripts at /profile/tokens. Only the server knows them: without a network there is nothing to show. */
import { useTranslations } from "use-intl/react";
import type { AccountProblem } from "#app/lib/ask-account.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useAsked } from "#app/lib/use-asked.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { HowToUse } from "./how-to-use.tsx";
import { ShortToken } from "./short-token.tsx";
import { fetchTokens } from "./token-calls.ts";
import { TokenList } from "./token-list.tsx";
import { tokensWords } from "./tokens-words.ts";

export function Component() {
  return (
    <WithMessages words={tokensWords}>
      <TokensPage />
    </WithMessages>
  );
}

function TokensPage() {
  const t = useTranslations("tokens");
  const isOnDevice = useJournal()?.kind !== "account";
  usePageTitle(t("title"));
  return (
    <SubPage
      width="middle"
      back={{ to: paths.profile, label: t("back") }}
      title={t("title")}
      lead={t("lead")}
    >
      {isOnDevice ? <Text>{t("noAccount")}</Text> : <Tokens />}
    </SubPage>
  );
}

function Tokens() {
  const isOnline = useOnline();
  const { value: known, problem, refresh } = useAsked(fetchTokens);
  if (!isOnline || problem === "network") return <Failed problem="network" onRetry={() => void refresh()} />;
  if (problem === "signedOut" || (!known && problem))
    return <Failed problem={problem} onRetry={() => void refresh()} />;
  if (!known) return <Skeleton rows={4} />;
  return (
    <Stack gap={10}>
      <TokenList tokens={known.tokens} refresh={refresh} />
      <ShortToken />
      <HowToUse />
    </Stack>
  );
}

function Failed({ problem, onRetry }: { problem: AccountProblem; onRetry: () => void }) {
  const t = useTranslations("tokens");
  const isAway = problem === "network";
  const text = problem === "signedOut" || problem === "tooMany" ? t(`failed.${problem}`) : t("failed.text");
  return (
    <ErrorState
      title={t(isAway ? "offline.title" : "failed.title")}
      text={isAway ? t("offline.text") : text}
      actions={<Button onClick={onRetry}>{t("failed.retry")}</Button>}
    />
  );
}
