import { useMemo } from "react";
import { useTranslations } from "use-intl/react";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { signInMethods } from "#domain/account/signed-in-devices.ts";
import { type OpenSession, openSessionsSchema } from "#domain/admin/security.ts";
import { adminPaths } from "../admin-paths.ts";
import type { Column } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import type { ListShape } from "../table/list-state.ts";
import { useList } from "../table/use-list.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { useSessionWords } from "../words/use-session-words.ts";

const shape: ListShape = {
  sorts: ["lastUsed", "signedIn"],
  direction: "desc",
  filters: { method: signInMethods, personId: null },
};
const source = { path: "/api/admin/security/sessions", schema: openSessionsSchema, shape };

const idOf = ({ id }: OpenSession) => id;
const openPerson = ({ personId }: OpenSession) => ({ to: adminPaths.user(personId) });

/** Who is in now. They are ended on the page of the person. */
export function OpenSessions() {
  const t = useTranslations("adminSecurity");
  const method = useTranslations("adminAudit.session.method");
  const list = useList(source);
  return (
    <Stack gap={4}>
      <Text tone="soft">{t("sessionsLead")}</Text>
      <DataTable
        name="sessions"
        label={t("view.sessions")}
        list={list}
        columns={useColumns()}
        rowId={idOf}
        open={openPerson}
        searchLabel={t("sessionsSearch")}
        filters={[
          {
            name: "method",
            label: t("column.way"),
            options: signInMethods.map((value) => ({ value, label: method(value) })),
          },
        ]}
        empty={t("sessionsEmpty")}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<OpenSession>[] {
  const t = useTranslations("adminSecurity");
  const session = useSessionWords();
  const instant = useInstantWords();
  return useMemo(
    () => [
      { id: "person", label: t("column.person"), cell: ({ personEmail }) => personEmail },
      { id: "device", label: t("column.device"), cell: session.device },
      { id: "way", label: t("column.way"), cell: session.way },
      {
        id: "signedIn",
        label: t("column.signedIn"),
        sort: "signedIn",
        align: "end",
        cell: ({ signedInAt }) => instant.day(signedInAt),
      },
      {
        id: "lastUsed",
        label: t("column.lastUsed"),
        sort: "lastUsed",
        align: "end",
        cell: ({ lastUsedAt }) => instant.exact(lastUsedAt),
      },
    ],
    [t, session, instant],
  );
}
