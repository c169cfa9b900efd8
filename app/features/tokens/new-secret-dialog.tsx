/** A new token, shown once. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ShownOnceDialog } from "#app/ui/compositions/shown-once-dialog.tsx";
import { SecretText } from "./secret-text.tsx";

type NewSecretDialogProps = { secret: string; onClose: () => void };

export function NewSecretDialog({ secret, onClose }: NewSecretDialogProps) {
  const t = useTranslations("tokens.shown");
  const [isKept, setKept] = useState(false);
  return (
    <ShownOnceDialog say={t} isKept={isKept} onClose={onClose}>
      <SecretText secret={secret} onCopied={() => setKept(true)} />
    </ShownOnceDialog>
  );
}
