/** Deleting one's account (specification, section 4): what goes in numbers, what stays, and the two ways. */
import { Trash2 } from "lucide-react";
import { Navigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { useOwnPlan } from "#app/store/profile/own-plan.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { DeleteNow } from "./delete-now.tsx";
import { type DeletionPlan, readDeletionPlan } from "./deletion-calls.ts";
import { DeletionFailure } from "./deletion-failure.tsx";
import { deletionWords } from "./deletion-words.ts";
import { useDeletionAct } from "./use-deletion-act.ts";

export function Component() {
  return (
    <WithMessages words={deletionWords}>
      <DeleteAccount />
    </WithMessages>
  );
}

async function readPlan() {
  const plan = await readDeletionPlan();
  return plan ? ({ ok: true, value: plan } as const) : ({ ok: false } as const);
}

function DeleteAccount() {
  const t = useTranslations("deletion");
  const journal = useJournal();
  const reading = useReadOnline(readPlan);
  const { value: plan, isOnline } = reading;
  usePageTitle(t("title"));
  // A journal of this device has no account.
  if (journal?.kind !== "account") return <Navigate to={paths.profile} replace />;
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("keep")}</BackLink>
          <Title>{t("title")}</Title>
          <Text size="lead">
            {!plan || plan.graceDays === 0 ? t("leadNow") : t("lead", { days: plan.graceDays })}
          </Text>
          {!plan && !isOnline && <Remark tone="warn">{t("countOffline")}</Remark>}
        </Stack>
        {plan ? (
          <PlanView plan={plan} />
        ) : (
          <Unread
            reading={reading}
            rows={6}
            words={{ title: t("loadFailed"), text: t("loadFailedText"), again: t("retry") }}
          />
        )}
      </Stack>
    </Page>
  );
}

function PlanView({ plan: { contents, graceDays } }: { plan: DeletionPlan }) {
  const t = useTranslations("deletion");
  const { number } = useFormat();
  const plan = useOwnPlan();
  const { pending: unsent } = useSyncState();
  const { doing, problem, act } = useDeletionAct();
  const { relationships, moments, conversations, messages, media, bytes } = contents;
  const size = number(Math.max(bytes / 1_000_000, 0.1), { maximumFractionDigits: 1 });
  const isEmpty = relationships + moments + media + conversations === 0;
  const goes = [
    ...(relationships > 0 ? [t("goes.relationships", { count: relationships })] : []),
    ...(moments > 0 ? [t("goes.moments", { count: moments })] : []),
    ...(media > 0 ? [t("goes.media", { count: media, size })] : []),
    ...(conversations > 0 ? [t("goes.conversations", { count: conversations })] : []),
    ...(messages > 0 ? [t("goes.messages", { count: messages })] : []),
    ...(isEmpty ? [t("goes.empty")] : []),
    ...(unsent > 0 ? [t("goes.unsent", { count: unsent })] : []),
    t("goes.account"),
    ...(plan === "free" ? [] : [t("goes.plan", { plan: plan === "plus" ? "Plus" : "Pro" })]),
    t("goes.devices"),
  ];
  const stays = [
    t("stays.copies"),
    ...(messages > 0 ? [t("stays.messages")] : []),
    ...(plan === "free" ? [] : [t("stays.books")]),
    t("stays.receipt"),
  ];
  return (
    <>
      <Lines id="deletion-goes" title={t("goes.title")} lines={goes} />
      <Lines id="deletion-stays" title={t("stays.title")} lines={stays} />
      <Stack gap={4}>
        <Inline gap={5} wrap>
          {graceDays > 0 && (
            <Button icon={Trash2} pending={doing === "ask"} onClick={() => void act("ask")}>
              {t("ask", { days: graceDays })}
            </Button>
          )}
          <DeleteNow pending={doing === "now"} onDelete={() => void act("now")} />
          <TextLink to={paths.profile} tone="soft">
            {t("keep")}
          </TextLink>
        </Inline>
        <DeletionFailure problem={problem} title="failed" />
      </Stack>
    </>
  );
}

function Lines({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className="border-b border-line">
        {lines.map((line) => (
          <li key={line} className="border-t border-line py-2.5 type-body text-ink">
            <span className="block max-w-measure">{line}</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
