import { TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { TextLink } from "#app/ui/actions/text-link.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Heading } from "#app/ui/type/heading.tsx";
import { Icon } from "#app/ui/type/icon.tsx";
import type { Overview } from "#domain/admin/overview.ts";
import { adminPaths } from "../admin-paths.ts";
import { ShortTable } from "../table/short-table.tsx";
import { useInstantWords } from "../words/use-instant-words.ts";
import { useSize } from "../words/use-size.ts";

/** Plans, jobs and the largest tables, each a short ledger. */
export function OverviewTables({ overview }: { overview: Overview }) {
  const t = useTranslations("adminOverview");
  const plan = useTranslations("admin.plan");
  const { number } = useFormat();
  const size = useSize();
  return (
    <div className="grid gap-x-10 gap-y-8 pt-6 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_minmax(0,1fr)]">
      <Stack as="section" gap={2} aria-labelledby="plans">
        <Heading id="plans" size="label">
          {t("plans.title")}
        </Heading>
        <ShortTable
          caption={t("plans.title")}
          empty={null}
          columns={[t("plans.plan"), t("plans.paid"), t("plans.given")]}
          rows={overview.plans.map(({ planId, paid, given }) => ({
            id: planId,
            cells: [plan(planId), planId === "free" ? "–" : number(paid), number(given)],
          }))}
        />
      </Stack>
      <Jobs jobs={overview.jobs} />
      <Stack as="section" gap={2} aria-labelledby="database">
        <Heading id="database" size="label">
          {t("tables.title")}
        </Heading>
        <ShortTable
          caption={t("tables.title")}
          empty={null}
          columns={[t("tables.name"), t("tables.size")]}
          rows={overview.database.largest.map(({ table, bytes }) => ({
            id: table,
            cells: [table, size(bytes)],
          }))}
        />
        <p className="type-caption text-ink-soft">
          {t("tables.version", { version: overview.database.version, schema: overview.database.schema })}
        </p>
        <p className="type-small">
          <TextLink to={`${adminPaths.security}?view=audit`}>
            {t("tables.audit", { count: overview.audit.rows })}
          </TextLink>
        </p>
      </Stack>
    </div>
  );
}

function Jobs({ jobs }: Pick<Overview, "jobs">) {
  const t = useTranslations("adminOverview.jobs");
  const instant = useInstantWords();
  return (
    <Stack as="section" gap={2} aria-labelledby="jobs">
      <Heading id="jobs" size="label">
        {t("title")}
      </Heading>
      <ShortTable
        caption={t("title")}
        empty={t("none")}
        columns={[t("name"), t("state"), t("done")]}
        rows={jobs.map(({ name, state, failed, lastDoneAt }) => ({
          id: name,
          cells: [
            name,
            failed > 0 || state === "failed" ? (
              <span key="state" className="inline-flex items-center gap-1.5 font-strong text-warn">
                <Icon glyph={TriangleAlert} size={15} />
                {t("failed", { count: Math.max(1, failed) })}
              </span>
            ) : (
              t(state === "done" ? "finished" : (state ?? "never"))
            ),
            lastDoneAt === null ? "–" : instant.exact(lastDoneAt),
          ],
        }))}
      />
    </Stack>
  );
}
