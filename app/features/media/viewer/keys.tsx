import { useTranslations } from "use-intl/react";
import { Inline } from "#app/ui/layout/inline.tsx";
import { Kbd } from "#app/ui/type/kbd.tsx";

/** The keys of the viewer, at its foot; phones have none. */
export function Keys() {
  const t = useTranslations("media.viewer.keys");
  const keys = [
    { keys: ["←", "→"], name: t("photo") },
    { keys: ["+", "−"], name: t("zoom") },
    { keys: ["L"], name: t("caption") },
    { keys: ["1", "2", "3"], name: t("consent") },
    { keys: [t("escape")], name: t("close") },
  ];
  return (
    <footer className="viewer-keys">
      {keys.map(({ keys: each, name }) => (
        <Inline key={name} gap={2}>
          {each.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span className="type-small text-ink-soft">{name}</span>
        </Inline>
      ))}
    </footer>
  );
}
