import { useTranslations } from "use-intl/react";
import { useFormat } from "#app/lib/format/use-format.ts";
import { Text } from "#app/ui/type/text.tsx";
import type { PersonRecord } from "#domain/admin/people.ts";
import { useInstantWords } from "../words/use-instant-words.ts";
import { useSize } from "../words/use-size.ts";
import { FactSection } from "./fact-section.tsx";
import { PersonStateMark } from "./person-state.tsx";

/** What the account is, and what of its limits is used. */
export function PersonFacts({ record: { person, waysIn, quotas, storage } }: { record: PersonRecord }) {
  const t = useTranslations("adminUsers");
  const plan = useTranslations("admin.plan");
  const format = useFormat();
  const size = useSize();
  const instant = useInstantWords();
  const quota = ({ used, limit }: { readonly used: number; readonly limit: number | null }) =>
    limit === null
      ? t("quota.free", { used: format.number(used) })
      : t("quota.of", { used: format.number(used), limit: format.number(limit) });
  const ways = [
    ...waysIn.providers.map((name) => (name === "credential" ? t("way.password") : name)),
    ...(waysIn.passkeys ? [t("way.passkeys", { count: waysIn.passkeys })] : []),
  ];
  const factors = [
    ...(waysIn.authenticators ? [t("way.authenticators", { count: waysIn.authenticators })] : []),
    ...(waysIn.phones ? [t("way.phones", { count: waysIn.phones })] : []),
  ];
  return (
    <>
      <FactSection
        id="account"
        title={t("part.account")}
        facts={[
          { label: t("column.state"), value: <PersonStateMark state={person.state} /> },
          { label: t("column.id"), value: <span className="wrap-anywhere">{person.id}</span> },
          { label: t("column.created"), value: instant.exact(person.createdAt) },
          {
            label: t("column.lastSeen"),
            value: person.lastSeenAt === null ? t("notIn") : instant.exact(person.lastSeenAt),
          },
          {
            label: t("column.role"),
            value: t(
              person.role === "superadmin" ? "role.superadmin" : person.isAdmin ? "role.admin" : "role.user",
            ),
          },
          { label: t("column.locale"), value: t(`locale.${person.locale}`) },
          { label: t("fact.timeZone"), value: person.timeZone },
          ...(person.bannedAt === null
            ? []
            : [{ label: t("fact.banned"), value: instant.exact(person.bannedAt) }]),
          ...(person.deletionDueAt === null
            ? []
            : [
                { label: t("fact.asked"), value: instant.exact(person.deletionAskedAt) },
                {
                  label: t("fact.due"),
                  value: person.isDestroying ? t("fact.destroying") : instant.exact(person.deletionDueAt),
                },
              ]),
        ]}
      />
      <FactSection
        id="plan"
        title={t("part.plan")}
        facts={[
          { label: t("column.plan"), value: plan(person.planId) },
          { label: t("fact.howCame"), value: t(person.isPaid ? "fact.paid" : "fact.given") },
          { label: t("column.status"), value: t(`status.${person.status}`) },
          {
            label: t("fact.until"),
            value: person.periodEnd === null ? t("fact.endless") : instant.exact(person.periodEnd),
          },
          ...(person.hasPaymentProblem
            ? [{ label: t("fact.payment"), value: <span className="text-warn">{t("fact.refused")}</span> }]
            : []),
        ]}
      />
      <FactSection
        id="quotas"
        title={t("part.quotas")}
        facts={[
          { label: t("quota.relationships"), value: quota(quotas.relationships) },
          { label: t("quota.media"), value: quota(quotas.media) },
          { label: t("quota.aiMessages"), value: quota(quotas.aiMessages) },
          {
            label: t("quota.bytes"),
            value: t("quota.stored", { media: size(storage.mediaBytes), text: size(storage.textBytes) }),
          },
        ]}
      >
        <Text size="small" tone="soft">
          {t("noJournal")}
        </Text>
      </FactSection>
      <FactSection
        id="ways"
        title={t("part.ways")}
        facts={[
          { label: t("way.in"), value: ways.length ? format.list(ways) : t("way.none") },
          { label: t("way.factor"), value: factors.length ? format.list(factors) : t("way.none") },
          { label: t("way.tokens"), value: format.number(waysIn.tokens) },
          { label: t("way.alerts"), value: t(person.hasLoginAlerts ? "filter.true" : "filter.false") },
        ]}
      />
    </>
  );
}
