import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { callApi } from "#app/lib/api-client.ts";
import { useOnline } from "#app/lib/use-online.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { weeklyLetterSchema } from "#domain/account/weekly-letter.ts";

const path = "/api/weekly-letter";

/** Whether the mail is sent is known to the server only: it moves when the server has said yes. */
export function MailSwitch() {
  const t = useTranslations("lisa.letter");
  const isOnline = useOnline();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOnline) return;
    let isHere = true;
    void callWeeklyLetter().then((enabled) => isHere && setOn(enabled));
    return () => {
      isHere = false;
    };
  }, [isOnline]);
  async function change(enabled: boolean) {
    const told = await callWeeklyLetter(enabled);
    setFailed(told === null);
    if (told !== null) setOn(told);
  }
  if (isOn === null)
    return (
      <Text size="small" tone="soft">
        {t("mailUnknown")}
      </Text>
    );
  return (
    <Stack gap={2}>
      <Switch label={t("mail")} hint={t("mailHint")} checked={isOn} onChange={(next) => void change(next)} />
      {hasFailed && (
        <Remark tone="bad" role="alert">
          {t("mailFailed")}
        </Remark>
      )}
    </Stack>
  );
}

/** Null: the server did not say. */
async function callWeeklyLetter(enabled?: boolean): Promise<boolean | null> {
  const call = enabled === undefined ? {} : ({ method: "PATCH", body: { enabled } } as const);
  const { data, error } = await callApi(path, call);
  const read = weeklyLetterSchema.safeParse(data);
  return error || !read.success ? null : read.data.enabled;
}
