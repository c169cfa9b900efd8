/** "Erase this person everywhere" (docs/sync.md, "Erasing"): what is erased, what stays, and the button. */
import { useState } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { useToday } from "#app/lib/use-today.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { paths } from "#app/paths.ts";
import { useJournal } from "#app/store/db/journal.ts";
import { eraseRelationship, waitUntilAnswered } from "#app/store/relationships/erase.ts";
import { useRelationship } from "#app/store/relationships/relationships.ts";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { showToast } from "#app/ui/overlays/toast-store.ts";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { EraseForm } from "./erase-form.tsx";
import { useErasure } from "./use-erasure.ts";
import { WhatGoes } from "./what-goes.tsx";
import { WhatStays } from "./what-stays.tsx";

const eraseWords = lazyMessages("erase", import.meta.glob<LazyChunk<"erase">>("./messages.*.ts"));

/** Milliseconds to wait for the server before the page says that it will follow. */
const answerTimeout = 4_000;

export function Component() {
  return (
    <WithMessages words={eraseWords}>
      <ErasePage />
    </WithMessages>
  );
}

function ErasePage() {
  const { id = "" } = useParams();
  const t = useTranslations("erase");
  const found = useRelationship(id);
  const [erasing, setErasing] = useState<Relationship | null>(null);
  const relationship = erasing ?? found;
  usePageTitle(t("title"));
  if (relationship === undefined) {
    return (
      <Page width="reading">
        <Skeleton rows={6} />
      </Page>
    );
  }
  // No relationship with that id, or only a tombstone.
  if (relationship === null || relationship.name === "") {
    return <Navigate to={paths.relationship(id)} replace />;
  }
  return <EraseView relationship={relationship} onErase={() => setErasing(relationship)} />;
}

type EraseViewProps = {
  relationship: Relationship;
  /** Called at the start: the page stays on screen until it is done. */
  onErase: () => void;
};

function EraseView({ relationship, onErase }: EraseViewProps) {
  const t = useTranslations("erase");
  const today = useToday();
  const navigate = useNavigate();
  const isOnDevice = useJournal()?.kind !== "account";
  const erasure = useErasure(relationship.id);
  const { id, name, deleted_at } = relationship;

  function erase() {
    onErase();
    return eraseRelationship(id);
  }
  async function leave({ opId }: { readonly opId: string | null }) {
    await navigate(paths.list, { replace: true });
    if (opId === null) showToast({ title: t("doneDevice") });
    else if (await waitUntilAnswered(opId, answerTimeout)) showToast({ title: t("done") });
    else showToast({ title: t("doneHere"), detail: t("doneLater"), tone: "warn" });
  }

  return (
    <Page width="reading">
      <Stack gap={8}>
        <Stack gap={3}>
          <BackLink to={deleted_at === null ? paths.relationship(id) : paths.list}>{name}</BackLink>
          <Title>{t("heading", { name })}</Title>
          <Text size="lead">{t(isOnDevice ? "leadDevice" : "lead", { name })}</Text>
        </Stack>
        {erasure ? (
          <>
            <WhatGoes name={name} counts={erasure.counts} isOnDevice={isOnDevice} />
            <WhatStays name={name} mentions={erasure.mentions} today={today} isOnDevice={isOnDevice} />
            <EraseForm relationship={relationship} isOnDevice={isOnDevice} onErase={erase} onErased={leave} />
          </>
        ) : (
          <Skeleton rows={6} />
        )}
      </Stack>
    </Page>
  );
}
