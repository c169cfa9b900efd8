import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { TextButton } from "#app/ui/actions/text-button.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ErrorState } from "#app/ui/states/error-state.tsx";
import { Remark } from "#app/ui/type/remark.tsx";
import { VisuallyHidden } from "#app/ui/type/visually-hidden.tsx";
import type { AdminProblem } from "./ask-admin.ts";
import { useProblemWords } from "./use-problem-words.ts";

type AskedProps<T> = {
  asked: {
    readonly answer: T | undefined;
    readonly problem: AdminProblem | null;
    readonly askAgain: () => void;
  };
  /** In the place of the answer before the first one. */
  waiting: ReactNode;
  children: (answer: T) => ReactNode;
};

/** An answer of the server, or why there is none; one that could not be renewed stands, and is said to be older. */
export function Asked<T>({ asked: { answer, problem, askAgain }, waiting, children }: AskedProps<T>) {
  const t = useTranslations("admin");
  const problemWords = useProblemWords();
  if (answer === undefined && problem !== null)
    return (
      <ErrorState
        title={t("asked.failed")}
        text={<span role="alert">{problemWords(problem)}</span>}
        actions={<Button onClick={askAgain}>{t("asked.retry")}</Button>}
      />
    );
  if (answer === undefined)
    return (
      <div>
        <VisuallyHidden>
          <span role="status">{t("asked.waiting")}</span>
        </VisuallyHidden>
        {waiting}
      </div>
    );
  return (
    <Stack gap={3}>
      {problem !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-x-4">
          <Remark icon={CircleAlert} tone="warn">
            {t("asked.older", { problem: problemWords(problem) })}
          </Remark>
          <TextButton size="small" onClick={askAgain}>
            {t("asked.retry")}
          </TextButton>
        </div>
      )}
      {children(answer)}
    </Stack>
  );
}
