/** The second factor at /profile/two-factor: off, being set up, or on (specification, section 2). Only the server knows it. */
import { useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { enrollFactor, readSecondFactor } from "#app/lib/factors.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Button } from "#app/ui/actions/button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { NewFactor, SecondFactorState } from "#domain/account/factor-fields.ts";
import { BackupCodesDialog } from "./backup-codes-dialog.tsx";
import { BackupCodesSection } from "./backup-codes-section.tsx";
import { FactorRows } from "./factor-rows.tsx";
import { factorWords } from "./factor-words.ts";
import { SetUp } from "./set-up.tsx";
import { useRefusalWords } from "./use-refusal-words.ts";

export function Component() {
  return (
    <WithMessages words={factorWords}>
      <TwoFactorPage />
    </WithMessages>
  );
}

function TwoFactorPage() {
  const t = useTranslations("factor");
  const isOnDevice = useJournal()?.kind !== "account";
  const isOnline = useOnline();
  usePageTitle(t("title"));
  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={paths.profile}>{t("back")}</BackLink>
          <Title>{t("title")}</Title>
          {!isOnline && !isOnDevice && <Remark tone="warn">{t("state.offline")}</Remark>}
        </Stack>
        {isOnDevice ? <Text>{t("off.onDevice")}</Text> : <SecondFactor isOnline={isOnline} />}
      </Stack>
    </Page>
  );
}

function SecondFactor({ isOnline }: { isOnline: boolean }) {
  const t = useTranslations("factor");
  const { user } = useSession();
  const [state, setState] = useState<SecondFactorState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [begun, setBegun] = useState<NewFactor | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const refresh = useCallback(async () => {
    const found = await readSecondFactor();
    setFailed(!found.ok);
    if (found.ok) setState(found.state);
  }, []);
  useEffect(() => {
    if (isOnline) void refresh();
  }, [refresh, isOnline]);

  if (!state) {
    if (!hasFailed) return isOnline ? <Skeleton rows={5} /> : null;
    return (
      <ErrorState
        title={t("state.failed")}
        text={t("state.failedText")}
        actions={<Button onClick={() => void refresh()}>{t("again")}</Button>}
      />
    );
  }
  const factors = state.factors.filter(({ status }) => status === "verified");
  const isFirst = factors.length === 0;
  if (begun) {
    return (
      <SetUp
        begun={begun}
        isFirst={isFirst}
        onCancel={() => setBegun(null)}
        onDone={(made) => {
          setBegun(null);
          setCodes(made);
          showToast({ title: t(isFirst ? "setUp.done" : "setUp.doneMore"), detail: t("setUp.doneDetail") });
          void refresh();
        }}
      />
    );
  }
  return (
    <>
      {isFirst ? (
        <Stack gap={5} align="start">
          <Text size="lead">{t("off.lead")}</Text>
          <Text>{t("off.need")}</Text>
          <Text tone="soft">{t("off.others")}</Text>
          <BeginButton label={t("off.setUp")} isPrimary onBegun={setBegun} />
        </Stack>
      ) : (
        <Stack gap={10}>
          <Text size="lead">{t("on.lead")}</Text>
          <Stack gap={4} as="section">
            <Heading>{t("on.factors")}</Heading>
            <FactorRows factors={factors} onChanged={() => void refresh()} />
            <div>
              <BeginButton label={t("on.add")} onBegun={setBegun} />
            </div>
          </Stack>
          <BackupCodesSection
            left={state.backupCodesLeft}
            onMade={(made) => {
              setCodes(made);
              void refresh();
            }}
          />
        </Stack>
      )}
      {codes && <BackupCodesDialog codes={codes} email={user?.email ?? ""} onClose={() => setCodes(null)} />}
    </>
  );
}

type BeginButtonProps = { label: string; isPrimary?: boolean; onBegun: (factor: NewFactor) => void };

function BeginButton({ label, isPrimary = false, onBegun }: BeginButtonProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function begin() {
    setBusy(true);
    setProblem(null);
    const outcome = await enrollFactor(t("setUp.defaultName"));
    setBusy(false);
    if (outcome.ok) return onBegun(outcome.factor);
    setProblem(outcome.problem === "unknown" ? t("off.setUpFailed") : words(outcome));
  }
  return (
    <Stack gap={3} align="start">
      <Button variant={isPrimary ? "primary" : "secondary"} pending={isBusy} onClick={() => void begin()}>
        {label}
      </Button>
      <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
    </Stack>
  );
}
