import { CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { Remark } from "#app/ui/type/remark.tsx";
import type { DeletionProblem } from "./deletion-calls.ts";

type DeletionFailureProps = { problem: DeletionProblem | null; title: "failed" | "keepFailed" };

/** Stands right after the buttons. */
export function DeletionFailure({ problem, title }: DeletionFailureProps) {
  const t = useTranslations("deletion");
  return (
    <div role="alert" className={problem ? undefined : "hidden"}>
      {problem && (
        <Remark icon={CircleAlert} tone="bad">
          {/* What is not known did not fail. */}
          {problem !== "lost" && problem !== "stands" && `${t(title)}. `}
          {t(`reason.${problem}`)}
        </Remark>
      )}
    </div>
  );
}
