/** Under a reply: whose words it is in, or why the built-in answer stands or there is none, and the exact text that was sent. */
import { CircleAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { GivenReply } from "#domain/conversation/kept-reply.ts";

export function SaidBy({ words }: { words: NonNullable<GivenReply["inOtherWords"]> }) {
  const t = useTranslations("lisa.voice");
  const [isOpen, setOpen] = useState(false);
  const { by, model, trouble, sent } = words;
  const ledger = sent !== null && (
    <TextButton size="small" onClick={() => setOpen(true)}>
      {t("open")}
    </TextButton>
  );
  return (
    <>
      {trouble === null ? (
        <Remark icon={ShieldCheck}>
          {t(`said.${by}`, { model: model ?? "" })} {ledger}
        </Remark>
      ) : (
        <Remark icon={CircleAlert} tone="warn">
          {t(`trouble.${trouble}`)} {trouble !== "stopped" && t("stands")} {ledger}
        </Remark>
      )}
      <Sheet open={isOpen} onOpenChange={setOpen} title={t("sent")} closeLabel={t("close")}>
        <Stack gap={3}>
          <Text size="small" tone="soft">
            {t(by === "browser" ? "sentHere" : trouble === "stopped" ? "sentStopped" : "sentHint")}
          </Text>
          <pre
            className="max-h-[60dvh] overflow-auto type-small whitespace-pre-wrap wrap-anywhere"
            tabIndex={-1}
          >
            {sent}
          </pre>
        </Stack>
      </Sheet>
    </>
  );
}
