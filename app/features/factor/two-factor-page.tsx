/** The second factor at /profile/two-factor: off, being set up, or on (specification, section 2). Only the server knows it. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { enrollFactor, readSecondFactor } from "#app/lib/factors.ts";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useSession } from "#app/lib/session.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { useReadOnline } from "#app/lib/use-read-online.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { SubPage } from "#app/ui/compositions/sub-page.tsx";
import { Unread } from "#app/ui/compositions/unread.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LinkRow } from "#app/ui/lists/link-row.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { NewFactor } from "#domain/account/factor-fields.ts";
import { BackupCodesDialog } from "./backup-codes-dialog.tsx";
import { BackupCodesSection } from "./backup-codes-section.tsx";
import { FactorRows } from "./factor-rows.tsx";
import { factorWords } from "./factor-words.ts";
import { SetUp } from "./set-up.tsx";
import { SetUpPhone } from "./set-up-phone.tsx";
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
    <SubPage
      width="reading"
      back={{ to: paths.profile, label: t("back") }}
      title={t("title")}
      warning={isOnline || isOnDevice ? null : t("state.offline")}
    >
      {isOnDevice ? <Text>{t("off.onDevice")}</Text> : <SecondFactor />}
    </SubPage>
  );
}

function SecondFactor() {
  const t = useTranslations("factor");
  const { user } = useSession();
  const reading = useReadOnline(readSecondFactor);
  const [begun, setBegun] = useState<NewFactor | null>(null);
  const [isPhoneBegun, setPhoneBegun] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { value: state, refresh } = reading;
  if (!state) {
    const words = { title: t("state.failed"), text: t("state.failedText"), again: t("again") };
    return <Unread reading={reading} rows={5} words={words} />;
  }
  const factors = state.factors.filter(({ status }) => status === "verified");
  const isFirst = factors.length === 0;
  const cancel = () => {
    setBegun(null);
    setPhoneBegun(false);
  };
  const done = (made: readonly string[] | null) => {
    cancel();
    setCodes(made);
    showToast({ title: t(isFirst ? "setUp.done" : "setUp.doneMore"), detail: t("setUp.doneDetail") });
    void refresh();
  };
  if (begun) return <SetUp begun={begun} isFirst={isFirst} onCancel={cancel} onDone={done} />;
  if (isPhoneBegun) return <SetUpPhone isFirst={isFirst} onCancel={cancel} onDone={done} />;
  return (
    <>
      {isFirst ? (
        <Stack gap={5} align="start">
          <Text size="lead">{t("off.lead")}</Text>
          <Text>{t("off.need")}</Text>
          <Text tone="soft">{t("off.others")}</Text>
          <BeginButton label={t("off.setUp")} isPrimary onBegun={setBegun} />
          {state.canSendSms && (
            <Stack gap={3} align="start">
              <Text tone="soft">{t("phone.detail")}</Text>
              <Button onClick={() => setPhoneBegun(true)}>{t("phone.begin")}</Button>
            </Stack>
          )}
        </Stack>
      ) : (
        <Stack gap={10}>
          <Text size="lead">{t("on.lead")}</Text>
          <Stack gap={4} as="section">
            <Heading>{t("on.factors")}</Heading>
            <FactorRows factors={factors} onChanged={() => void refresh()} />
            <Inline gap={2} wrap>
              <BeginButton label={t("on.add")} onBegun={setBegun} />
              {state.canSendSms && <Button onClick={() => setPhoneBegun(true)}>{t("phone.add")}</Button>}
            </Inline>
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
      <div className="border-b border-line">
        <LinkRow to={paths.passkeys} title={t("passkeys")} detail={t("passkeysDetail")} />
      </div>
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
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
    </Stack>
  );
}
