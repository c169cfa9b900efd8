import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { copyText } from "#app/lib/copy-text.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { LinkTarget } from "./read-links.ts";

type LinkDialogProps = { target: LinkTarget; onClose: () => void };

/** Where an address leads, in letters that cannot stand for others. What opens learns neither of this page nor of who opened it. */
export function LinkDialog({ target, onClose }: LinkDialogProps) {
  const t = useTranslations("messages.link");
  const message = useTranslations("messages.message");
  const [answer, setAnswer] = useState<"copied" | "notCopied" | null>(null);
  const [before, after] = halves(target);
  async function copy() {
    const copied = await copyText(target.href);
    setAnswer(copied.ok ? "copied" : "notCopied");
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title")}
      description={t("text")}
      closeLabel={t("cancel")}
      actions={
        <>
          <a
            href={target.href}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
            onClick={onClose}
            className={buttonClass({ variant: "primary" })}
          >
            {t("open")}
          </a>
          <Button onClick={() => void copy()}>{t("copy")}</Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p className="border-y border-line py-3 type-body text-ink-soft wrap-anywhere">
          <bdo dir="ltr">
            {before}
            <strong className="font-strong text-ink">{target.host}</strong>
            {after}
          </bdo>
        </p>
        {target.hasDisguise && (
          <Remark icon={TriangleAlert} tone="warn">
            {t("disguise", { host: target.host })}
          </Remark>
        )}
        {target.writtenHost !== null && (
          <Remark icon={TriangleAlert} tone="warn">
            {t.rich("foreign", { written: target.writtenHost, name: (chunks) => <bdi>{chunks}</bdi> })}
          </Remark>
        )}
        {target.isPlain && (
          <Remark icon={TriangleAlert} tone="warn">
            {t("plain")}
          </Remark>
        )}
        <Text size="small" role="status">
          {answer && message(answer)}
        </Text>
      </Stack>
    </Dialog>
  );
}

/** What stands around the host: it alone says whose page it is. */
function halves({ href, host }: LinkTarget): readonly [string, string] {
  const authority = /^[^/]*\/\/[^/?#]*/.exec(href)?.[0] ?? "";
  const at = authority.length - host.length;
  return [href.slice(0, at), href.slice(authority.length)];
}
