import { Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useBackendHealth } from "#app/lib/backend-health.ts";
import { paths } from "#app/paths.ts";
import { SaveFailure } from "#app/saving/save-failure.tsx";
import { useSave } from "#app/saving/use-save.ts";
import type { eraseRelationship } from "#app/store/relationships/erase.ts";
import { useSyncState } from "#app/store/sync/sync-state.ts";
import { Button } from "#app/ui/actions/button.tsx";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { Text } from "#app/ui/type/text.tsx";
import type { Relationship } from "#domain/relationship/relationship.ts";
import { foldText } from "#domain/text/fold-text.ts";

type Erased = Awaited<ReturnType<typeof eraseRelationship>>;

type EraseFormProps = {
  relationship: Relationship;
  isOnDevice: boolean;
  onErase: () => Promise<Erased>;
  onErased: (erased: Extract<Erased, { ok: true }>) => Promise<void>;
};

/** Requires typing the name, so that nobody erases by accident. */
export function EraseForm({ relationship, isOnDevice, onErase, onErased }: EraseFormProps) {
  const t = useTranslations("erase.confirm");
  const isOffline = useSyncState().status === "offline";
  const isAway = useBackendHealth().status === "offline";
  const { id, name } = relationship;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const { save, isSaving, failure } = useSave();

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (foldText(typed) !== foldText(name)) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    void save(onErase, onErased);
  }

  return (
    <Stack as="section" gap={4} aria-labelledby="erase-confirm">
      <Heading id="erase-confirm">{t("title")}</Heading>
      <form onSubmit={confirm} noValidate className="flex flex-col gap-5">
        <TextField
          ref={field}
          label={t("label", { name })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          error={isWrong ? t("mismatch", { name }) : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
        />
        {!isOnDevice && (isOffline || isAway) && <Remark tone="warn">{t("offline")}</Remark>}
        <Inline gap={5} wrap>
          <Button type="submit" variant="danger" icon={Trash2} pending={isSaving}>
            {t(isOnDevice ? "eraseDevice" : "erase")}
          </Button>
          <TextLink to={relationship.deleted_at === null ? paths.relationship(id) : paths.list} tone="soft">
            {t("keep")}
          </TextLink>
        </Inline>
        <SaveFailure reason={failure} act="other" />
        <Text size="small" tone="soft">
          {t("gentler", { name })}
        </Text>
      </form>
    </Stack>
  );
}
