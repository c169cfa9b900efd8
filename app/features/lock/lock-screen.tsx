/** In place of every page while the journal is locked. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import type { LockGuard } from "#app/lib/lock/lock-state.ts";
import { leaveQuickly } from "#app/lib/quick-exit.ts";
import { useStore } from "#app/lib/store.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { LoadingScreen } from "#app/ui/states/loading-screen.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { Forgotten } from "./forgotten.tsx";
import { lockWords } from "./lock-words.ts";
import { PinForm } from "./pin-form.tsx";

type LockScreenProps = {
  guard: LockGuard;
  /** The journal behind it does not open: nothing is sent meanwhile. */
  isStuck: boolean;
};

export function LockScreen(props: LockScreenProps) {
  return (
    <WithMessages words={lockWords}>
      <Screen {...props} />
    </WithMessages>
  );
}

function Screen({ guard, isStuck }: LockScreenProps) {
  const t = useTranslations("lock");
  const { at } = useStore(guard.state);
  const [isForgotten, setForgotten] = useState(false);
  const isDamaged = at === "damaged";
  // Other tabs are being asked: a moment.
  if (at === "asking") return <LoadingScreen label={t("title")} />;
  return (
    <Page width="reading">
      <Stack gap={8} className="max-w-note pt-[12vh]">
        <Stack gap={2}>
          <Title size="display">{t(isDamaged ? "damaged.title" : "title")}</Title>
          <Text tone="soft">{t(isDamaged ? "damaged.text" : "lead")}</Text>
        </Stack>
        {isStuck && (
          <Remark tone="warn" role="status">
            {t("stuck")}
          </Remark>
        )}
        {!isDamaged && <PinForm guard={guard} onRight={guard.open} />}
        {!isDamaged && (
          <div>
            <TextButton
              size="small"
              tone="soft"
              aria-expanded={isForgotten}
              onClick={() => setForgotten(!isForgotten)}
            >
              {t("forgotten.ask")}
            </TextButton>
          </div>
        )}
        {(isForgotten || isDamaged) && <Forgotten />}
        <Inline gap={1} wrap className="hidden lg:flex">
          {[1, 2, 3].map((press) => (
            <Kbd key={press}>{t("quitKey")}</Kbd>
          ))}
          <Text as="span" size="small" tone="soft">
            {t("quit")}
          </Text>
        </Inline>
        <div className="lg:hidden">
          <TextButton size="small" tone="soft" onClick={leaveQuickly}>
            {t("quitButton")}
          </TextButton>
        </div>
      </Stack>
    </Page>
  );
}
