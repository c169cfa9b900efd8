import { useTranslations } from "use-intl/react";
import { type KeySwitch, keySwitches, switchKeys, useKeySwitch } from "#app/lib/single-keys.ts";
import { Switch } from "#app/ui/choices/switch.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("frame");
  const shift = t("shortcuts.shift");
  const shortcuts = [
    { does: t("shortcuts.capture"), keys: ["N"] },
    { does: t("shortcuts.search"), keys: ["/", "Ctrl K"] },
    { does: t("shortcuts.toasts"), keys: ["F8"] },
    { does: t("shortcuts.escape"), keys: [t("shortcuts.escapeKey")] },
    { does: t("shortcuts.quit"), keys: [`${shift} ${shift} ${shift}`] },
    { does: t("shortcuts.list"), keys: ["?"] },
  ];
  return (
    <Sheet open onOpenChange={onClose} closeLabel={t("close")} title={t("shortcuts.title")}>
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
  const t = useTranslations("frame.shortcuts");
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
