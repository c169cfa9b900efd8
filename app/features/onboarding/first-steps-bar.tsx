import { useTranslations } from "use-intl/react";
import { LanguagePicker } from "#app/lib/i18n/language-picker.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Wordmark } from "#app/ui/type/wordmark.tsx";

type FirstStepsBarProps = { isOnDevice: boolean; onLeave: () => void };

/** Above the first steps, where there is no bar of six: the name, the language, the way out. */
export function FirstStepsBar({ isOnDevice, onLeave }: FirstStepsBarProps) {
  const t = useTranslations("frame.bar");
  return (
    <header>
      <Inline justify="between" align="center" gap={3} className="min-h-14 border-b border-line">
        <Wordmark />
        <Inline align="center" gap={2}>
          <LanguagePicker />
          <TextButton tone="soft" size="small" onClick={onLeave}>
            {t(isOnDevice ? "leaveDevice" : "signOut")}
          </TextButton>
        </Inline>
      </Inline>
    </header>
  );
}
