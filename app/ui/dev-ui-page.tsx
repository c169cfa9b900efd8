import { useState } from "react";
import { Segmented } from "./choices/segmented.tsx";
import { ToastArea } from "./overlays/toast-area.tsx";
import { ActionSpecimens } from "./specimens/action-specimens.tsx";
import { ChoiceSpecimens } from "./specimens/choice-specimens.tsx";
import { FieldSpecimens } from "./specimens/field-specimens.tsx";
import { ListSpecimens } from "./specimens/list-specimens.tsx";
import { OverlaySpecimens } from "./specimens/overlay-specimens.tsx";
import { StateSpecimens } from "./specimens/state-specimens.tsx";
import { TokenSpecimens } from "./specimens/token-specimens.tsx";
import { TypeSpecimens } from "./specimens/type-specimens.tsx";
import { Wordmark } from "./type/wordmark.tsx";

const themes = ["light", "dark"] as const;
const views = [
  { value: "both", label: "Both" },
  { value: "light", label: "Paper" },
  { value: "dark", label: "Night map" },
] as const;

/** Every primitive in every state, in both themes. Development only. */
export function DevUiPage() {
  const [view, setView] = useState<(typeof views)[number]["value"]>("both");
  const shown = themes.filter((theme) => view === "both" || view === theme);
  return (
    <main>
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line px-(--page-gutter) py-4">
        <h1 className="flex items-center gap-4 type-small text-ink-soft">
          <Wordmark />
          Primitives
        </h1>
        <Segmented label="Themes shown" labelHidden options={views} value={view} onChange={setView} />
      </header>
      <div className={shown.length === 2 ? "grid xl:grid-cols-2" : "grid"}>
        {shown.map((theme) => (
          <section key={theme} data-theme={theme} className="min-w-0 bg-ground text-ink">
            <div className="mx-auto flex max-w-180 flex-col gap-14 px-5 py-10 lg:px-10">
              <TypeSpecimens />
              <TokenSpecimens />
              <ActionSpecimens />
              <FieldSpecimens />
              <ChoiceSpecimens />
              <ListSpecimens />
              <StateSpecimens />
              <OverlaySpecimens />
            </div>
          </section>
        ))}
      </div>
      <ToastArea labels={{ region: "Messages ({hotkey})", toast: "Message", close: "Close" }} />
    </main>
  );
}
