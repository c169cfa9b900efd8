/** The question without its dialog, for when the dialog cannot be loaded: everything here is in the first chunk. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { isOnlyHere } from "#app/store/leaving/unsent-rows.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Disposal } from "#domain/account/device-session.ts";
import type { LeaveChoiceProps } from "./leave-choice.ts";

export function LeavePlain({ unsent, onLeave, onStay }: LeaveChoiceProps) {
  const t = useTranslations("frame.leave");
  const [hasFailed, setFailed] = useState(false);
  const { ops, refused, uploads, drafts } = unsent.rows;
  const count = ops.length + refused.length + uploads.length + drafts.length + unsent.box.length;
  const leave = async (disposal: Disposal) => setFailed(!(await onLeave(disposal)));
  return (
    <section
      role="alertdialog"
      aria-label={t("title")}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-raised p-5 lg:inset-x-auto lg:right-5 lg:bottom-5 lg:max-w-[30rem] lg:border"
    >
      <Stack gap={4}>
        <Heading>{t("title")}</Heading>
        {(isOnlyHere(unsent.rows) || count > 0) && <Text>{t("text", { count })}</Text>}
        <div role="status">{hasFailed && <Remark tone="warn">{t("lockFailed")}</Remark>}</div>
        <Stack gap={2}>
          {isOnlyHere(unsent.rows) ? (
            <>
              <Button variant="primary" onClick={() => void leave("lock")}>
                {t("lock")}
              </Button>
              <Button variant="danger" onClick={() => void leave("delete")}>
                {t("discard")}
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={() => void leave("delete")}>
              {t("plain")}
            </Button>
          )}
          <Button onClick={onStay}>{t("stay")}</Button>
        </Stack>
      </Stack>
    </section>
  );
}
