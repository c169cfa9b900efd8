import { useTranslations } from "use-intl/react";
import { type KeySwitch, keySwitches, switchKeys, useKeySwitch } from "#app/lib/single-keys.ts";
import { type LazyChunk, lazyMessages } from "#app/messages/lazy-messages.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

const shortcutsWords = lazyMessages("shortcuts", import.meta.glob<LazyChunk<"shortcuts">>("./messages.*.ts"));

type ShortcutsSheetProps = { onClose: () => void };

export function ShortcutsSheet(props: ShortcutsSheetProps) {
  return (
    <WithMessages words={shortcutsWords}>
      <Shortcuts {...props} />
    </WithMessages>
  );
}

function Shortcuts({ onClose }: ShortcutsSheetProps) {
  const t = useTranslations("shortcuts");
  const inFrame = useTranslations("frame");
  const shift = t("shift");
  const shortcuts = [
    { does: t("capture"), keys: ["N"] },
    { does: t("search"), keys: ["/", "Ctrl K"] },
    { does: t("toasts"), keys: ["F8"] },
    { does: t("escape"), keys: [t("escapeKey")] },
    { does: t("quit"), keys: [`${shift} ${shift} ${shift}`] },
    { does: t("list"), keys: ["?"] },
  ];
  return (
    <Sheet open onOpenChange={onClose} closeLabel={inFrame("close")} title={t("title")}>
      <dl className="border-b border-line">
        {shortcuts.map(({ does, keys }) => (
          <div
            key={does}
            className="flex min-h-12 items-center justify-between gap-4 border-t border-line py-2"
          >
            <dt className="type-body">{does}</dt>
            <dd className="flex flex-none gap-2">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Stack gap={3}>
        {keySwitches.map((name) => (
          <KeySwitchRow key={name} name={name} />
        ))}
      </Stack>
    </Sheet>
  );
}

function KeySwitchRow({ name }: { name: KeySwitch }) {
  const t = useTranslations("shortcuts");
  const isOn = useKeySwitch(name);
  return (
    <Switch
      label={t(name)}
      hint={t(`${name}Hint`)}
      checked={isOn}
      onChange={(next) => switchKeys(name, next)}
    />
  );
}
