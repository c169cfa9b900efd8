import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { removePhone } from "#app/lib/own-phone.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { OwnPhone } from "#domain/account/phone-number.ts";
import { useRefusalWords } from "./use-refusal-words.ts";
import { useShownPhone } from "./use-shown-phone.ts";

type OwnNumberProps = {
  phone: string;
  canChange: boolean;
  onChange: () => void;
  onRemoved: (own: OwnPhone) => void;
};

/** The number that is confirmed: another one, or none. */
export function OwnNumber({ phone, canChange, onChange, onRemoved }: OwnNumberProps) {
  const t = useTranslations("phone.own");
  const words = useRefusalWords();
  const shown = useShownPhone(phone);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function remove() {
    setBusy(true);
    setProblem(null);
    const outcome = await removePhone();
    setBusy(false);
    if (!outcome.ok) return setProblem(words(outcome));
    showToast({ title: t("removed") });
    onRemoved(outcome.value);
  }
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text size="lead">{shown}</Text>
        <Text tone="soft">{t("confirmed")}</Text>
      </Stack>
      <Inline gap={2} wrap>
        {canChange && <Button onClick={onChange}>{t("change")}</Button>}
        <Button pending={isBusy} onClick={() => void remove()}>
          {t("remove")}
        </Button>
      </Inline>
      <div role="alert" className="empty:hidden">
        {problem && <Remark tone="bad">{problem}</Remark>}
      </div>
    </Stack>
  );
}
