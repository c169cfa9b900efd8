import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { roles } from "#domain/account/profile.ts";
import { type PersonRow, peopleListSchema, personStates } from "#domain/admin/people.ts";
import { planNames } from "#domain/plan/plan.ts";
import { adminPaths } from "../admin-paths.ts";
import { DataTable } from "../table/data-table.tsx";
import type { Filter } from "../table/list-filter.tsx";
import type { ListShape } from "../table/list-state.ts";
import { useList } from "../table/use-list.ts";
import { usePeopleColumns } from "./use-people-columns.tsx";
import { usersWords } from "./users-words.ts";

export function Component() {
  return (
    <WithMessages words={usersWords}>
      <UsersPage />
    </WithMessages>
  );
}

const yesNo = ["true", "false"] as const;
const shape: ListShape = {
  sorts: ["created", "email", "plan", "lastSeen", "sessions", "bytes"],
  direction: "desc",
  filters: { state: personStates, plan: planNames, isPaid: yesNo, isAdmin: yesNo, role: roles },
};
const source = { path: "/api/admin/people", schema: peopleListSchema, shape };
const csv = { path: "/api/admin/people.csv", fileName: "people.csv" };

const idOf = ({ id }: PersonRow) => id;
const openPerson = ({ id }: PersonRow) => ({ to: adminPaths.user(id) });

/** Who has an account: what an account is, never what was written in it. */
function UsersPage() {
  const t = useTranslations("adminUsers");
  const list = useList(source);
  const columns = usePeopleColumns();
  const filters = useFilters();
  usePageTitle(t("title"));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Title size="title">{t("title")}</Title>
          <Text tone="soft">{t("lead")}</Text>
        </Stack>
        <DataTable
          name="people"
          label={t("title")}
          list={list}
          columns={columns}
          rowId={idOf}
          open={openPerson}
          searchLabel={t("search")}
          filters={filters}
          csv={csv}
          empty={t("empty")}
        />
      </Stack>
    </Page>
  );
}

function useFilters(): readonly Filter[] {
  const t = useTranslations("adminUsers");
  const plan = useTranslations("admin.plan");
  return useMemo(
    () => [
      {
        name: "state",
        label: t("column.state"),
        options: personStates.map((value) => ({ value, label: t(`state.${value}`) })),
      },
      {
        name: "plan",
        label: t("column.plan"),
        options: planNames.map((value) => ({ value, label: plan(value) })),
      },
      {
        name: "isPaid",
        label: t("filter.isPaid"),
        options: yesNo.map((value) => ({ value, label: t(`filter.${value}`) })),
      },
      {
        name: "isAdmin",
        label: t("filter.isAdmin"),
        options: yesNo.map((value) => ({ value, label: t(`filter.${value}`) })),
      },
      {
        name: "role",
        label: t("column.role"),
        options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
      },
    ],
    [t, plan],
  );
}
