import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { resendConfirmation } from "#app/lib/accounts.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";

/** Where accounts open without a confirmation: nobody has proved this address yet. */
export function UnconfirmedNote({ email }: { email: string }) {
  const t = useTranslations("address.unconfirmed");
  const language = useLocale();
  const [said, setSaid] = useState<"sent" | "too_many" | "failed" | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function send() {
    if (isBusy) return;
    setBusy(true);
    const outcome = await resendConfirmation(email, language);
    setBusy(false);
    if (outcome.ok) setSaid("sent");
    else setSaid(outcome.problem === "too_many" ? "too_many" : "failed");
  }
  return (
    <Stack gap={3} align="start">
      <Remark tone="warn">{t("text")}</Remark>
      <TextButton onClick={() => void send()}>{t("send")}</TextButton>
      <div role="status" className="empty:hidden">
        {said && <Remark tone={said === "sent" ? "soft" : "bad"}>{t(said)}</Remark>}
      </div>
    </Stack>
  );
}
