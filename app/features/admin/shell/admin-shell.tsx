import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { isComposing } from "#app/lib/composing.ts";
import { isKeyOn } from "#app/lib/single-keys.ts";
import { adminPaths } from "../admin-paths.ts";
import { onDoubt } from "../asking/doubts.ts";
import { createQueries } from "../asking/queries.ts";
import { checkRoleAgain } from "../guard/role-checks.ts";
import { AdminBar } from "./admin-bar.tsx";
import { SectionNav } from "./section-nav.tsx";

type AdminShellProps = { email: string; tools: ReactNode; children: ReactNode };

/** The frame of the back-office. No journal is opened in it, not even one's own. */
export function AdminShell({ email, tools, children }: AdminShellProps) {
  const [queries] = useState(() => createQueries(checkRoleAgain));
  // What was read about people is not kept in a page that has left the back-office.
  useEffect(() => () => queries.clear(), [queries]);
  useEffect(() => onDoubt(() => void queries.invalidateQueries()), [queries]);
  useSearchKey();
  return (
    <QueryClientProvider client={queries}>
      <AdminBar email={email} tools={tools} />
      <div className="lg:grid lg:grid-cols-[196px_minmax(0,1fr)]">
        <SectionNav />
        {children}
      </div>
    </QueryClientProvider>
  );
}

/** `/` looks for an account; a page with a table of its own handles it first. */
function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || isComposing(event) || event.defaultPrevented || !isKeyOn("singleKeys")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      event.preventDefault();
      void navigate(adminPaths.users);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [navigate]);
}
