/** In an account: the journal that this browser holds without one, and its way in. */
import { CircleAlert } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { accountRows } from "#app/store/copies/device/account-rows.ts";
import { useView } from "#app/store/db/use-view.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { type Arrival, arrivalOf, type ExpectedRows } from "#domain/copy/arrival.ts";
import { ImportProgressLine } from "../import/import-progress.tsx";
import { MoveArrival } from "./move-arrival.tsx";
import { MoveDecision } from "./move-decision.tsx";
import { moveWords } from "./move-words.ts";
import { useContentWords } from "./use-content-words.ts";
import { useMove } from "./use-move.ts";

export function DeviceSection() {
  return (
    <WithMessages words={moveWords}>
      <DeviceJournal />
    </WithMessages>
  );
}

function DeviceJournal() {
  const t = useTranslations("move");
  const { when } = useFormat();
  const move = useMove();
  const [isRemoved, setRemoved] = useState(false);
  const { state, contents } = move;
  const arrival = useArrival(contents?.expected ?? null);
  const said = useContentWords(contents);
  const isBrought = contents?.broughtAt != null && arrival !== undefined && arrival.missing < arrival.of;
  return (
    <Stack as="section" gap={4} aria-labelledby="device-journal" id="device">
      <Heading id="device-journal">{t("title")}</Heading>
      {isRemoved ? (
        <Remark role="status" tone="good">
          {t("remove.done")}
        </Remark>
      ) : (
        <>
          <Text>{t("text")}</Text>
          <div role="status" className="empty:hidden">
            {state.step === "reading" && <Text tone="soft">{t("reading")}</Text>}
            {state.step === "comparing" && !state.progress && <Text tone="soft">{t("comparing")}</Text>}
            {(state.step === "comparing" || state.step === "writing") && state.progress && (
              <ImportProgressLine progress={state.progress} />
            )}
          </div>
          {(state.step === "comparing" || state.step === "writing") && (
            <TextButton size="small" onClick={() => void move.leave()}>
              {t("stop")}
            </TextButton>
          )}
          {state.step === "locked" && (
            <Stack gap={2} align="start">
              <Text tone="soft">{t("locked")}</Text>
              <Button onClick={() => void move.unlock()}>{t("unlock")}</Button>
            </Stack>
          )}
          {state.step === "unreadable" && <Trouble>{t("unreadable")}</Trouble>}
          {state.step === "refused" && (
            <Trouble>
              {state.refusal.reason === "elsewhere"
                ? t("elsewhere", { when: when(state.refusal.at) })
                : t("none")}
            </Trouble>
          )}
          {state.step === "looked" && (
            <Stack gap={3} align="start">
              <Text>{said === "" ? t("empty") : t("holds", { what: said })}</Text>
              {!state.isPulled && <Trouble>{t("notPulled")}</Trouble>}
              {isBrought || said === "" ? (
                <MoveArrival
                  move={move}
                  contents={state.contents}
                  arrival={arrival}
                  onRemoved={() => setRemoved(true)}
                />
              ) : (
                <Button onClick={() => void move.compare()}>{t(state.isPulled ? "look" : "again")}</Button>
              )}
            </Stack>
          )}
          {state.step === "deciding" && contents && (
            <MoveDecision
              preview={state.preview}
              failure={state.failure}
              stays={contents.stays}
              move={move}
            />
          )}
        </>
      )}
    </Stack>
  );
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <Remark icon={CircleAlert} tone="warn">
        {children}
      </Remark>
    </div>
  );
}

/** Kept up to date with what the server answers; undefined while reading. */
function useArrival(expected: ExpectedRows | null): Arrival | undefined {
  const relationships = useView("relationships");
  const moments = useView("moments");
  const media = useView("media");
  const conversations = useView("conversations");
  const turns = useView("turns");
  const outbox = useView("outbox");
  const refusedOps = useView("refusedOps");
  const uploads = useView("uploads");
  return useMemo(() => {
    if (!expected || !relationships || !moments || !media || !conversations || !turns) return undefined;
    if (!outbox || !refusedOps || !uploads) return undefined;
    const rows = { relationships, moments, media, conversations, turns };
    return arrivalOf(
      expected,
      accountRows(rows, [...outbox.values()], [...refusedOps.values()], [...uploads.values()]),
    );
  }, [expected, relationships, moments, media, conversations, turns, outbox, refusedOps, uploads]);
}
