import { useRef } from "react";
import { useParams } from "react-router";
import { useTranslations } from "use-intl/react";
import { usePageTitle } from "#app/lib/page-title.ts";
import { WithMessages } from "#app/messages/with-messages.tsx";
import { BackLink } from "#app/ui/actions/back-link.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Skeleton } from "#app/ui/states/skeleton.tsx";
import { Text } from "#app/ui/type/text.tsx";
import { Title } from "#app/ui/type/title.tsx";
import { personRecordSchema } from "#domain/admin/people.ts";
import { adminPaths } from "../admin-paths.ts";
import { Asked } from "../asking/asked.tsx";
import { useAdminQuestion } from "../asking/use-admin-question.ts";
import { auditWords } from "../audit/audit-words.ts";
import { PersonActs } from "./person-acts.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonLists } from "./person-lists.tsx";
import { usersWords } from "./users-words.ts";

export function Component() {
  return (
    <WithMessages words={usersWords}>
      <WithMessages words={auditWords}>
        <PersonPage />
      </WithMessages>
    </WithMessages>
  );
}

/** The record of one person. Each reading is noted, and they see it: so it is asked for when it is opened, not whenever the window is. */
function PersonPage() {
  const t = useTranslations("adminUsers");
  const { personId = "" } = useParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useAdminQuestion(
    personRecordSchema,
    `/api/admin/people/${encodeURIComponent(personId)}`,
    "once",
  );
  usePageTitle(t("person"));
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={3}>
          <BackLink to={adminPaths.users}>{t("title")}</BackLink>
          <Title ref={heading} tabIndex={-1} size="title">
            {asked.answer?.person.email ?? t("person")}
          </Title>
          {/* True once it was read; under an address of two lines it would move. */}
          {asked.answer && <Text tone="soft">{t("readNote")}</Text>}
        </Stack>
        <Asked asked={asked} waiting={<Skeleton rows={8} words={[110, 210]} />}>
          {(record) => (
            <Columns template="main-aside" className="gap-y-10">
              <Stack gap={10} className="order-last lg:order-none">
                <PersonFacts record={record} />
                <PersonLists record={record} />
              </Stack>
              <PersonActs person={record.person} heading={heading} />
            </Columns>
          )}
        </Asked>
      </Stack>
    </Page>
  );
}
