/** On the first page, once or rarely: the app can be installed; the only copy of this journal is here. */
import { Download, Save } from "lucide-react";
import { useNavigate } from "react-router";
import { useTranslations } from "use-intl/react";
import { answerInstall, askInstall, installWay } from "#app/lib/install/install-prompt.ts";
import { offer } from "#app/lib/install/offer.ts";
import { useDiscreet } from "#app/lib/page-title.ts";
import { useStore } from "#app/lib/store.ts";
import { useToday } from "#app/lib/use-today.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useQuickSave } from "#app/saving/use-quick-save.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { noteCopyCare, switchCopyReminder } from "#app/store/device/copy-care.ts";
import { attemptQuietly } from "#app/store/write/outcome.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Notice } from "#app/ui/states/notice.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { installWords } from "./install-words.ts";

export function OfferCard() {
  const offered = useStore(offer);
  if (!offered) return null;
  return (
    <WithMessages words={installWords}>
      {offered === "install" ? <InstallOffer /> : <CopyOffer />}
    </WithMessages>
  );
}

const close = () => offer.set(null);

function InstallOffer() {
  const t = useTranslations("install");
  const isDiscreet = useDiscreet();
  const isOnDevice = useJournal()?.kind === "device";
  const isHint = installWay() === "hint";
  /** Whatever the answer, it is not offered again. */
  function end() {
    answerInstall();
    close();
  }
  return (
    <Notice icon={Download} tone="soft" closeLabel={t("close")} onClose={end}>
      <Stack gap={2}>
        <Text size="small">{t("offer.install")}</Text>
        <Text size="small" tone="soft">
          {t("offer.installText")} {isDiscreet && t("offer.installNeutral")}
        </Text>
        {isHint ? (
          <>
            <Text size="small" tone="soft">
              {t("offer.hint")} {t(isOnDevice ? "offer.hintDevice" : "offer.hintAccount")}
            </Text>
            <TextButton onClick={end}>{t("offer.hintRead")}</TextButton>
          </>
        ) : (
          <Inline gap={5} wrap>
            <TextButton
              onClick={() => {
                end();
                void askInstall();
              }}
            >
              {t("offer.installAct")}
            </TextButton>
            <TextButton tone="soft" onClick={end}>
              {t("offer.never")}
            </TextButton>
          </Inline>
        )}
      </Stack>
    </Notice>
  );
}

function CopyOffer() {
  const t = useTranslations("install");
  const navigate = useNavigate();
  const today = useToday();
  const journal = useJournal();
  const quickSave = useQuickSave();
  if (!journal) return null;
  /** Waved away, it comes again in two months. */
  function later() {
    close();
    if (journal) void attemptQuietly(() => noteCopyCare(journal, today));
  }
  return (
    <Notice icon={Save} tone="soft" closeLabel={t("close")} onClose={later}>
      <Stack gap={2}>
        <Text size="small">{t("offer.copy")}</Text>
        <Text size="small" tone="soft">
          {t("offer.copyText")}
        </Text>
        <Inline gap={5} wrap>
          <TextButton
            onClick={() => {
              close();
              void navigate(paths.ownData);
            }}
          >
            {t("offer.copyAct")}
          </TextButton>
          <TextButton
            tone="soft"
            onClick={() => void quickSave(() => switchCopyReminder(journal, false, today), close)}
          >
            {t("offer.copyOff")}
          </TextButton>
        </Inline>
      </Stack>
    </Notice>
  );
}
