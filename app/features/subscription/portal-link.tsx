import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Button } from "#app/ui/actions/button.tsx";
import { textLinkClass } from "#app/ui/actions/text-link-style.ts";
import { Stack } from "#app/ui/layout/stack.tsx";
import { openPortal } from "./billing-calls.ts";
import type { BillingProblem } from "./billing-problem.ts";
import { openTab } from "./open-tab.ts";
import { ProblemRemark } from "./problem-remark.tsx";

type PortalLinkProps = {
  children: string;
  variant?: "primary" | "secondary";
  /** Shown instead of opening it; null when it can be opened. */
  refuse: () => boolean;
};

/** Opens the provider's portal in a new tab without access to this one. */
export function PortalLink({ children, variant = "secondary", refuse }: PortalLinkProps) {
  const t = useTranslations("subscription.subscription");
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<BillingProblem | null>(null);
  const [url, setUrl] = useState<string | null>(null);

  async function open() {
    if (refuse()) return;
    setAsking(true);
    const answer = await openPortal();
    setAsking(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setUrl(answer.value);
    openTab(answer.value);
  }
  return (
    <Stack gap={2} align="start">
      <Button variant={variant} pending={isAsking} onClick={() => void open()}>
        {children}
      </Button>
      {url !== null && <TabLink url={url}>{t("portalAgain")}</TabLink>}
      <ProblemRemark act="portal" problem={problem} />
    </Stack>
  );
}

/** Shown when the browser blocked the new tab. */
export function TabLink({ url, children }: { url: string; children: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={textLinkClass({ tone: "soft", size: "small" })}
    >
      {children}
    </a>
  );
}
