import { CircleAlert, Upload } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useImports } from "#app/store/copies/imports.ts";
import type { ImportProgress } from "#app/store/copies/write-import.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { ImportDecision } from "./import-decision.tsx";
import { ImportDone } from "./import-done.tsx";
import { ImportProgressLine } from "./import-progress.tsx";
import { RecentImports } from "./recent-imports.tsx";
import { SealedFile } from "./sealed-file.tsx";
import { type BringIn, useBringIn } from "./use-bring-in.ts";

const ForeignSection = lazy(async () => ({
  default: (await import("./foreign/foreign-section.tsx")).ForeignSection,
}));

/** A copy brought into this journal: nothing is written before it was looked at. */
export function BringInSection() {
  const t = useTranslations("copies.bring");
  const bringIn = useBringIn();
  const { state } = bringIn;
  useOpenedFile(bringIn);
  const imports = useImports() ?? [];
  const done = state.step === "done" ? state.record : null;
  const isUndone = imports.some(({ importId, undone }) => importId === done?.importId && undone);
  return (
    <Stack as="section" gap={4} aria-labelledby="bring-in">
      <Heading id="bring-in">{t("title")}</Heading>
      <Text>{t("text")}</Text>
      <ChooseFile bringIn={bringIn} />
      <div role="status" className="empty:hidden">
        {(state.step === "comparing" || state.step === "writing") && <Progress progress={state.progress} />}
      </div>
      {(state.step === "writing" || state.step === "comparing") && (
        <div>
          <TextButton size="small" onClick={bringIn.leave}>
            {t("stop")}
          </TextButton>
        </div>
      )}
      {state.step === "sealed" && (
        <SealedFile bringIn={bringIn} isWrong={state.isWrong} before={state.typed} />
      )}
      {state.step === "refused" && (
        <div role="alert">
          <Remark icon={CircleAlert} tone="bad">
            {t(`refused.${state.refusal.reason}`, {
              version: state.refusal.reason === "newer" ? state.refusal.version : 0,
              line: state.refusal.reason === "not_json" ? (state.refusal.line ?? 0) : 0,
              entry: "entry" in state.refusal ? state.refusal.entry : "",
            })}{" "}
            {t("unchanged")}
          </Remark>
        </div>
      )}
      {bringIn.foreign && (
        <div hidden={state.step !== "mapping"}>
          <Suspense>
            <ForeignSection
              // One file's decisions are not another's.
              key={bringIn.importId}
              look={bringIn.foreign.look}
              fileName={bringIn.foreign.request.name}
              isLooking={bringIn.foreign.isLooking}
              onRead={bringIn.readTable}
              onDecide={bringIn.decideForeign}
              onLeave={bringIn.leave}
            />
          </Suspense>
        </div>
      )}
      {state.step === "deciding" && (
        <ImportDecision
          preview={state.preview}
          failure={state.failure}
          bringIn={bringIn}
          key={bringIn.mode}
        />
      )}
      {done && !isUndone && <ImportDone record={done} />}
      <RecentImports imports={imports} />
    </Stack>
  );
}

function ChooseFile({ bringIn: { state, choose } }: { bringIn: BringIn }) {
  const t = useTranslations("copies.bring");
  const input = useRef<HTMLInputElement>(null);
  return (
    <Inline gap={4} wrap>
      <Button
        icon={Upload}
        pending={state.step === "comparing" || state.step === "writing"}
        onClick={() => input.current?.click()}
      >
        {t(state.step === "none" ? "choose" : "chooseOther")}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={t("choose")}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // So that the same file can be chosen again; Chromium keeps what was taken.
          target.value = "";
        }}
      />
    </Inline>
  );
}

function Progress({ progress }: { progress: ImportProgress | null }) {
  const t = useTranslations("copies.bring");
  return progress ? <ImportProgressLine progress={progress} /> : <Text tone="soft">{t("comparing")}</Text>;
}

/**
 * A copy that the installed app was opened with (scripts/build/app-manifests.ts): it is compared like a chosen one. One that comes while
 * another is being written waits until that is done.
 */
function useOpenedFile({ state, open }: BringIn): void {
  const [opened, setOpened] = useState<FileSystemFileHandle | null>(null);
  const isBusy = state.step === "comparing" || state.step === "writing";
  useEffect(() => {
    // The browser keeps what came before the page asked: a sign-in or the lock may have stood in between.
    window.launchQueue?.setConsumer(({ files }) => {
      const [first] = files ?? [];
      if (first) setOpened(first);
    });
  }, []);
  useEffect(() => {
    if (!opened || isBusy) return;
    setOpened(null);
    open(opened);
    document.getElementById("bring-in")?.scrollIntoView();
  }, [opened, isBusy, open]);
}
