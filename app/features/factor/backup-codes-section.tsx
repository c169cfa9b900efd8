import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { renewBackupCodes } from "#app/lib/factors.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { DotMeter } from "#app/ui/states/dot-meter.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { backupCodeCount } from "#domain/account/second-factor.ts";
import { useRefusalWords } from "./use-refusal-words.ts";

/** So few that new ones are advised. */
const few = 3;

type BackupCodesSectionProps = { left: number; onMade: (codes: readonly string[]) => void };

export function BackupCodesSection({ left, onMade }: BackupCodesSectionProps) {
  const t = useTranslations("factor");
  const words = useRefusalWords();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function renew() {
    setBusy(true);
    setProblem(null);
    const made = await renewBackupCodes();
    setBusy(false);
    if (!made.ok) return setProblem(words(made));
    setAsking(false);
    onMade(made.backupCodes);
  }
  return (
    <Stack gap={4} as="section" align="start">
      <Heading>{t("backup.heading")}</Heading>
      <Stack gap={1}>
        <Text>{t("backup.left", { left, all: String(backupCodeCount) })}</Text>
        <DotMeter value={left} max={backupCodeCount} label="" tone={left <= few ? "warn" : "ink"} />
        <Text tone="soft" size="small">
          {t("backup.leftText")} {left <= few && t("backup.few")}
        </Text>
      </Stack>
      <Button onClick={() => setAsking(true)}>{t("backup.renew")}</Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("backup.renewTitle")}
        closeLabel={t("on.close")}
        actions={
          <>
            <Button variant="primary" pending={isBusy} onClick={() => void renew()}>
              {t("backup.renew")}
            </Button>
            <Button onClick={() => setAsking(false)}>{t("on.cancel")}</Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>{t("backup.renewText")}</Text>
          <div role="alert">{problem && <Remark tone="bad">{problem}</Remark>}</div>
        </Stack>
      </Dialog>
    </Stack>
  );
}
