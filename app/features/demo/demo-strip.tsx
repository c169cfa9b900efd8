/** What the demo is and the ways out of it, above each of its pages: a line of the page, so that it covers nothing. */
import { lazy, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { environment } from "#app/lib/environment.ts";
import { isLanguage } from "#app/lib/i18n/language.ts";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { startDemoOver } from "#app/store/demo/fill-demo.ts";
import { useOwnCount } from "#app/store/demo/own-rows.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { SectionBoundary } from "#app/words/section-boundary.tsx";

const StartOver = lazy(async () => ({ default: (await import("./start-over.tsx")).StartOver }));

export function DemoStrip() {
  const t = useTranslations("demo");
  const locale = useLocale();
  const language = isLanguage(locale) ? locale : "en";
  const count = useOwnCount();
  const save = useQuickSave();
  const [isAsking, setAsking] = useState(false);
  function onDone() {
    setAsking(false);
    showToast({ title: t("again.done") });
  }
  return (
    <aside aria-label={t("strip.label")} className="border-b border-line bg-surface">
      <Inline
        justify="between"
        wrap
        gap={2}
        className="mx-auto max-w-wide-page gap-x-6 px-(--page-gutter) py-2 type-small text-ink"
      >
        <p>{t("strip.text")}</p>
        <Inline gap={5} wrap>
          <TextButton
            size="small"
            onClick={() => (count > 0 ? setAsking(true) : void save(() => startDemoOver(language), onDone))}
          >
            {t("strip.again")}
          </TextButton>
          <TextLink to={environment.isBackendConfigured ? paths.signUp : paths.login} size="small" alone>
            {t("strip.own")}
          </TextLink>
        </Inline>
      </Inline>
      {isAsking && (
        <SectionBoundary onFailed={() => setAsking(false)}>
          <StartOver language={language} count={count} onDone={onDone} onClose={() => setAsking(false)} />
        </SectionBoundary>
      )}
    </aside>
  );
}
