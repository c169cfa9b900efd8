/** The passkeys: who keeps each, when it came, when it was last used, a name and a way out. */
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { NamedRow } from "#app/ui/lists/named-row.tsx";
import type { Passkey } from "#domain/account/passkey-fields.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";

type PasskeyRowsProps = { passkeys: readonly Passkey[]; onChanged: () => void };

export function PasskeyRows({ passkeys, onChanged }: PasskeyRowsProps) {
  const t = useTranslations("passkeys");
  const words = usePasskeyWords();
  const [asked, setAsked] = useState<{ readonly act: "rename" | "remove"; readonly passkey: Passkey } | null>(
    null,
  );
  const close = () => setAsked(null);
  return (
    <>
      <ul className="border-b border-line">
        {passkeys.map((passkey) => {
          const { id, friendly_name: name } = passkey;
          return (
            <NamedRow
              key={id}
              name={name}
              details={[words.times(passkey), words.keeper(passkey)]}
              actions={
                <>
                  <TextButton
                    size="small"
                    aria-label={t("renameOf", { name })}
                    onClick={() => setAsked({ act: "rename", passkey })}
                  >
                    {t("rename")}
                  </TextButton>
                  <TextButton
                    size="small"
                    aria-label={t("removeOf", { name })}
                    onClick={() => setAsked({ act: "remove", passkey })}
                  >
                    {t("remove")}
                  </TextButton>
                </>
              }
            />
          );
        })}
      </ul>
      {asked?.act === "rename" && (
        <RenameDialog passkey={asked.passkey} onClose={close} onChanged={onChanged} />
      )}
      {asked?.act === "remove" && (
        <RemoveDialog
          passkey={asked.passkey}
          isLast={passkeys.length === 1}
          onClose={close}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function usePasskeyWords() {
  const t = useTranslations("passkeys");
  const format = useFormat();
  return {
    times({ created_at, last_used_at, browser, system }: Passkey): string {
      const day = format.instant(created_at);
      const place = browser && system ? t("browserOn", { browser, system }) : (browser ?? system);
      const made = place ? t("madeIn", { day, place }) : t("made", { day });
      return `${made}, ${last_used_at ? t("used", { when: format.when(last_used_at) }) : t("unused")}`;
    },
    keeper({ provider, isSynced }: Passkey): string {
      const keeper = provider ? t("keptBy", { provider }) : t("keptHere");
      return t("kept", { keeper, copies: t(isSynced ? "synced" : "oneDevice") });
    },
  };
}
