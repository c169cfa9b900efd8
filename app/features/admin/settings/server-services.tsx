import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { SettingRow } from "#app/ui/choices/setting-row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import type { ServerState } from "#domain/admin/server-settings.ts";
import { useProblemWords } from "../asking/use-problem-words.ts";
import { useSize } from "../words/use-size.ts";
import { testMail } from "./setting-calls.ts";

/** Mail, payments and storage: how they are set, and whether they answer. */
export function ServerServices({ state }: { state: ServerState }) {
  const t = useTranslations("adminSettings.server");
  const size = useSize();
  const { mail, payments, storage, version, schema } = state;
  const currency = payments.currency.toUpperCase();
  return (
    <Stack gap={3} as="section">
      <Heading>{t("title")}</Heading>
      <div>
        <MailRow mail={mail} />
        <SettingRow label={t("payments")}>
          {t(`paymentsKind.${payments.kind}`, { currency })}
          {(payments.kind === "live" || payments.kind === "test") &&
            ` (${t("paymentsFacts", { prices: String(payments.prices), webhook: String(payments.hasWebhook) })})`}
        </SettingRow>
        <SettingRow label={t("storage")}>
          {t(`storageKind.${storage.kind}`)}
          {`: ${t("storageFacts", { files: storage.files, size: size(storage.bytes) })}`}
          {!storage.answers && <Remark tone="bad">{t("storageAway")}</Remark>}
        </SettingRow>
        <SettingRow label={t("version")}>{t("versionFacts", { version, schema })}</SettingRow>
      </div>
    </Stack>
  );
}

function MailRow({ mail }: Pick<ServerState, "mail">) {
  const t = useTranslations("adminSettings.server");
  const problemWords = useProblemWords();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isWell: boolean; readonly text: string } | null>(null);
  async function send() {
    if (isBusy) return;
    setBusy(true);
    setOutcome(null);
    const told = await testMail();
    setBusy(false);
    if (!told.ok) return setOutcome({ isWell: false, text: problemWords(told.problem) });
    const { sent, to, kind, code } = told.value;
    if (!sent) return setOutcome({ isWell: false, text: t("testFailed", { code: code ?? "" }) });
    setOutcome({ isWell: true, text: t(kind === "smtp" ? "tested" : "testedSink", { to }) });
  }
  return (
    <SettingRow
      label={t("mail")}
      action={
        <TextButton size="small" aria-busy={isBusy || undefined} onClick={() => void send()}>
          {t("test")}
        </TextButton>
      }
    >
      {t(`mailKind.${mail.kind}`, { from: mail.from })}
      <div role="status">
        {outcome && <Remark tone={outcome.isWell ? "good" : "bad"}>{outcome.text}</Remark>}
      </div>
    </SettingRow>
  );
}
