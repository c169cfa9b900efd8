import type { Setting } from "#domain/admin/server-settings.ts";
import type { SiteSettingName } from "#domain/site/site-settings.ts";
import { ChoiceRow } from "./choice-row.tsx";

type ChoiceRowsProps = {
  settings: readonly Setting[];
  names: readonly SiteSettingName[];
  onChosen: () => void;
};

export function ChoiceRows({ settings, names, onChosen }: ChoiceRowsProps) {
  const shown = names.flatMap((name) => settings.filter((setting) => setting.name === name));
  return (
    <div>
      {shown.map((setting) => (
        <ChoiceRow key={setting.name} setting={setting} onChosen={onChosen} />
      ))}
    </div>
  );
}
