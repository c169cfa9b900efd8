/**
 * Many invented people with plans, states, sessions, storage, payments and a past, made by the database itself in seconds: for the back-office
 * and its measures. The same every time, but for the day they are counted back from. None of them can sign in, and none has a journal.
 */
import type pg from "pg";
import type { MasterKeys } from "#server/crypto/master-keys.ts";
import { sealReport } from "#server/features/messages/report-seal.ts";
import { sealLetter } from "#server/features/support/letter-seal.ts";

/** Forced row-level security holds the owner too; these are opened to it for the one transaction. */
const tables = [
  "auth.users",
  "profiles",
  "billing",
  "subscription_history",
  "auth.sessions",
  "auth.factors",
  "auth.passkeys",
  "ai_usage",
  "uploads",
  "security_events",
  "session_events",
  "message_reports",
  "support_letters",
  "auth.invites",
];

/** SQL: an id of the fourth version, the same for the same text. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** `crowd`: one row a person. `n` decides everything about them. */
const crowd = `create temporary table crowd on commit drop as
  select n, ${idOf("'crowd ' || n")} as id, 'person-' || n || '@crowd.test' as email, n % 20 <> 0 as confirmed,
    case when n % 3 = 0 then 'en' else 'fr' end as locale,
    $2::timestamptz - (n * 7919 % 700) * interval '1 day' - (n % 24) * interval '1 hour' as since,
    case when n % 20 = 0 then 'free' when n % 10 = 7 then case when n % 4 = 3 then 'plus_yearly' else 'plus_monthly' end
      when n % 10 = 8 then case when n % 4 = 0 then 'pro_yearly' else 'pro_monthly' end
      when n % 50 = 9 then 'plus_monthly' else 'free' end as plan_id,
    n % 20 <> 0 and n % 10 in (7, 8) as paid
  from generate_series(1, $1::int) n`;

const rest = [
  `insert into auth.users (id, name, email, email_verified, locale, created_at, updated_at, banned_at, deletion_requested_at, deletion_due_at)
   select id, '', email, confirmed, locale, since, since, case when n % 211 = 0 then $1::timestamptz - interval '3 days' end,
     case when n % 173 = 0 then $1::timestamptz - interval '5 days' end, case when n % 173 = 0 then $1::timestamptz + interval '25 days' end
   from crowd`,
  `insert into profiles (id, email, email_verified, locale, is_admin, subscription_plan, subscription_status, current_period_end,
     stripe_customer_id, stripe_subscription_id, created_at, updated_at)
   select id, email, true, locale, n % 997 = 0, split_part(plan_id, '_', 1),
     case when plan_id <> 'free' then case when n % 13 = 0 then 'canceled' else 'active' end when n % 10 = 6 then 'expired' else 'inactive' end,
     case when plan_id <> 'free' then $1::timestamptz + (n % 28 + 1) * interval '1 day' end,
     case when paid or n % 10 = 6 then 'cus_crowd_' || n end, case when paid then 'sub_crowd_' || n end, since, since
   from crowd where confirmed`,
  `insert into billing (user_id, plan_id, payment_problem, updated_at)
   select id, plan_id, paid and n % 37 = 0, $1::timestamptz from crowd where confirmed and (plan_id <> 'free' or n % 10 = 6)`,
  `insert into subscription_history (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at)
   select ${idOf("'paid ' || n || ' ' || m")}, id, plan_id, 'active',
     case plan_id when 'plus_monthly' then 7 when 'plus_yearly' then 72 when 'pro_monthly' then 12 else 120 end, 'USD',
     since + m * interval '30 days', since + (m + 1) * interval '30 days', 'invoice:crowd_' || n || '_' || m, since + m * interval '30 days'
   from crowd, generate_series(0, 23) m
   where paid and (plan_id like '%monthly' or m % 12 = 0) and since + m * interval '30 days' <= $1::timestamptz`,
  `insert into subscription_history (id, user_id, plan, status, amount, currency, period_end, fact, created_at)
   select ${idOf("'ended ' || n")}, id, 'plus_monthly', 'expired', 0, 'USD', at, 'expired:sub_crowd_' || n, at
   from crowd, lateral (select $1::timestamptz - (n * 31 % 360) * interval '1 day' as at) a where confirmed and n % 10 = 6`,
  `insert into auth.sessions (id, user_id, token_hash, remembered, user_agent, created_at, last_used_at, expires_at, sign_in_method)
   select ${idOf("'session ' || n || ' ' || s")}, id, md5('token ' || n || ' ' || s), n % 4 <> 0,
     (array['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
       'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
       'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', null])[(n + s) % 4 + 1],
     used - interval '2 hours', used, used + interval '30 days', (array['password', 'mail_link', 'provider', 'passkey'])[(n + s) % 4 + 1]
   from crowd, generate_series(1, 2) s, lateral (select $1::timestamptz - (n * 37 * s % 600) * interval '1 hour' as used) u
   where confirmed and n % 211 <> 0 and (n + s) % 3 <> 0`,
  `insert into auth.factors (id, user_id, factor_type, status, friendly_name, secret, created_at)
   select ${idOf("'factor ' || n")}, id, case when n % 24 = 0 then 'phone' else 'totp' end, 'verified', '', decode('00', 'hex'), since
   from crowd where confirmed and n % 8 = 0`,
  `insert into auth.passkeys (id, user_id, credential_id, public_key, sign_count, transports, aaguid, is_synced, friendly_name, created_at)
   select ${idOf("'passkey ' || n")}, id, 'crowd-' || n, decode('00', 'hex'), 0, '{}', ${idOf("'aaguid'")}, true, '', since
   from crowd where confirmed and n % 12 = 1`,
  `insert into ai_usage (user_id, month, used)
   select id, to_char($1::timestamptz - m * interval '1 month', 'YYYY-MM'), n * 13 % (case when paid then 150 else 30 end) + 1
   from crowd, generate_series(0, 2) m where confirmed and n % 4 = 0`,
  `insert into uploads (user_id, id, bytes, received, state, stored, created_at, expires_at)
   select id, ${idOf("'upload ' || n || ' ' || f")}, size, size, 'ready', size, since, $1::timestamptz + interval '100 years'
   from crowd, generate_series(1, 4) f, lateral (select 200000 + n * 7919 * f % 3000000 as size) s where confirmed and f <= n % 5`,
  `insert into security_events (kind, route, person_id, times, at)
   select (array['wrong_credentials', 'unauthorized', 'too_many', 'locked', 'forbidden', 'proved', 'failed'])[n % 7 + 1],
     'POST /api/auth/sign-in/email', case when n % 3 = 0 and c.confirmed then c.id end, n % 4 + 1,
     $1::timestamptz - (n * 61 % 129600) * interval '1 minute'
   from crowd c where n % 2 = 0 or n % 7 = 0`,
  `insert into session_events (id, user_id, session_id, event, device_info, device_at, created_at)
   select ${idOf("'login ' || n")}, id, null, 'login', '{}', at, at
   from crowd, lateral (select $1::timestamptz - (n * 37 % 600) * interval '1 hour' as at) a where confirmed`,
  `insert into model_use (day, model, calls, failures, input_tokens, output_tokens, well_at)
   select ($1::timestamptz)::date - d, 'crowd-model', 400 + d * 37 % 300, d % 9, 900000 + d * 7919 % 400000, 200000 + d * 6007 % 90000, null
   from generate_series(0, 364) d on conflict do nothing`,
  `insert into day_counts (day, name, value)
   select ($1::timestamptz)::date - d, name, greatest(0, case name when 'people' then total - d * total / 700 when 'active' then total / 23 - d / 4 + d * 13 % 60
     when 'paying' then total / 5 - d else (total - d)::bigint * 3390000 end)
   from generate_series(1, 364) d, unnest(array['people', 'active', 'paying', 'media_bytes']) name, (select count(*)::int as total from crowd) t
   on conflict do nothing`,
  `select append_audit('operator', null, case n % 3 when 0 then 'person.banned' when 1 then 'person.unbanned' else 'superadmin.given' end, id,
     'invented, person ' || n, null, null, $1::timestamptz - interval '1 day') from crowd where n % 10 = 1 order by n`,
  `insert into message_reports (id, reporter, reported, reason, sealed, status, created_at, decided_at, decided_by)
   select ${idOf("'report ' || c.n")}, case when c.n % 5 > 0 then c.id end, case when c.n % 11 > 0 then b.id end,
     (array['spam', 'harassment', 'threat', 'minor', 'impersonation', 'other'])[c.n % 6 + 1], decode('00', 'hex'), status, at,
     case when status <> 'open' then at + interval '9 hours' end, null
   from crowd c join crowd b on b.n = c.n * 31 % (select count(*) from crowd) + 1 and b.confirmed,
     lateral (select case c.n % 8 when 1 then 'open' when 3 then 'warned' when 5 then 'banned' else 'dismissed' end as status,
       $1::timestamptz - (c.n * 53 % 17520) * interval '1 hour' as at) s
   where c.confirmed and c.n % 2 = 1 and b.n <> c.n`,
  `insert into support_letters (id, key, user_id, is_priority, locale, sealed, state, created_at, answered_at, mailed_at)
   select ${idOf("'letter ' || n")}, ${idOf("'letter ' || n")}, case when n % 4 > 0 then id end, n % 4 > 0 and plan_id like 'pro%', locale,
     decode('00', 'hex'), state, at, case when state = 'answered' then at + interval '5 hours' end, at
   from crowd, lateral (select case n % 3 when 0 then 'open' else 'answered' end as state,
     $1::timestamptz - (n * 53 % 2000) * interval '1 hour' as at) s
   where confirmed and n % 10 in (3, 8)`,
  `insert into announcements (id, texts, starts_at, ends_at, version, created_at, withdrawn_at)
   select ${idOf("'announcement ' || n")}, jsonb_build_object('en', 'Sunday ' || n || ', from six to seven: an hour of rest for this server.',
     'fr', case when n % 4 > 0 then 'Dimanche ' || n || ', de six à sept heures\u00A0: une heure de repos pour ce serveur.' else '' end),
     at, at + interval '2 days', n % 3 + 1, at - interval '1 day', case when n % 9 = 0 then at + interval '1 hour' end
   from generate_series(1, 90) n, lateral (select $1::timestamptz + (2 - n) * interval '4 days' as at) s`,
  `insert into help_countries (country, help, version, changed_at)
   select code, jsonb_build_object('emergency', jsonb_build_array('112'), 'lines', jsonb_build_array(jsonb_build_object('name', 'A line of ' || code,
     'number', '116 123', 'hours', '24/7', 'for', 'crisis', 'languages', jsonb_build_array(lower(code)), 'source', 'example.org',
     'compared', null, 'checked', '2026-05-01'))), n::int, $1::timestamptz - n * interval '9 days'
   from unnest(array['BG', 'CY', 'CZ', 'EE', 'FI', 'GR', 'HR', 'HU', 'IS', 'LT', 'LV', 'MT', 'NO', 'PL', 'RO', 'SI', 'SK', 'TR']) with ordinality c (code, n)`,
  `insert into site_texts (document, language, version, body, published_at)
   select document, language, v, repeat('# Words of this server' || chr(10) || chr(10) || 'Version ' || v || ', as invented as its people. ', 400),
     $1::timestamptz - (41 - v) * interval '12 days'
   from unnest(array['privacy', 'terms', 'support']) document, unnest(array['en', 'fr']) language, generate_series(1, 40) v
   where document <> 'support' or language = 'en'`,
  `insert into auth.invites (id, label, code_hash, most, used, created_at, expires_at, revoked_at)
   select ${idOf("'invite ' || n")}, 'Evening class ' || n, md5('invite ' || n), n % 30 + 1, case when n % 3 = 0 then n % 30 + 1 else n % 30 / 2 end,
     $1::timestamptz - n * interval '2 days', case when n % 4 > 0 then $1::timestamptz + (60 - n) * interval '2 days' end,
     case when n % 7 = 0 then $1::timestamptz - interval '1 day' end
   from generate_series(1, 240) n`,
  `insert into site_settings (name, value, version, changed_at)
   values ('model_input_price', '0.5', 2, $1::timestamptz), ('model_output_price', '1.5', 2, $1::timestamptz), ('grace_days', '21', 1, $1::timestamptz)
   on conflict do nothing`,
  `insert into model_outcomes (day, model, outcome, first_word_within, calls, given_back)
   select ($1::timestamptz)::date - d, 'crowd-model', outcome, bound, calls, case when outcome = 'answered' then 0 else calls end
   from generate_series(0, 364) d, (values ('answered', 250, 90), ('answered', 500, 160), ('answered', 1000, 120), ('answered', 2000, 40),
     ('answered', 5000, 9), ('answered', 2147483647, 2), ('stopped', 500, 11), ('slow', 0, 1), ('busy', 0, 2))
     o (outcome, bound, base), lateral (select base + (d * 13 + bound % 97) % (base / 2 + 1) as calls) c
   on conflict do nothing`,
];

/**
 * @param owner a connection of the database's owner
 * @param masters the server's own, by which it opens what was shown with a report; null: nothing opens it
 */
export async function fillCrowd(
  owner: pg.Client,
  {
    people,
    now,
    masters,
  }: { readonly people: number; readonly now: Date; readonly masters: MasterKeys | null },
): Promise<void> {
  const each = (act: string) =>
    tables.map((table) => `alter table ${table} ${act} row level security`).join("; ");
  await owner.query("begin");
  try {
    await owner.query(each("no force"));
    await owner.query(crowd, [people, now]);
    for (const text of rest) await owner.query(text, text.includes("$1") ? [now] : []);
    if (masters) {
      await sealReports(owner, masters);
      await sealLetters(owner, masters);
    }
    await owner.query(each("force"));
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw error;
  }
  await owner.query("analyze");
}

/** What was shown with each report, sealed as the server does it: now and then nothing, a note alone, or words that were taken back. */
async function sealReports(owner: pg.Client, masters: MasterKeys): Promise<void> {
  const { rows } = await owner.query<{ id: string; at: Date }>(
    "select id, created_at as at from message_reports where sealed = decode('00', 'hex') order by id",
  );
  const sealed = rows.map(({ id, at }, n) => sealReport(masters, id, shownWith(n, at)));
  await owner.query(
    "update message_reports r set sealed = s.sealed from unnest($1::uuid[], $2::bytea[]) s (id, sealed) where r.id = s.id",
    [rows.map(({ id }) => id), sealed],
  );
}

async function sealLetters(owner: pg.Client, masters: MasterKeys): Promise<void> {
  const { rows } = await owner.query<{ id: string; is_priority: boolean; signed_in: boolean }>(
    "select id, is_priority, user_id is not null as signed_in from support_letters where sealed = decode('00', 'hex') order by id",
  );
  const sealed = rows.map(({ id, is_priority, signed_in }, n) =>
    sealLetter(masters, id, {
      subject: asked[n % asked.length] ?? "",
      words: "I looked in Help first, and did not find it there.\n\nThank you.",
      replyTo: `letter-${n}@crowd.test`,
      plan: signed_in ? (is_priority ? "pro" : "free") : null,
      isOwnAddress: false,
    }),
  );
  await owner.query(
    "update support_letters l set sealed = s.sealed from unnest($1::uuid[], $2::bytea[]) s (id, sealed) where l.id = s.id",
    [rows.map(({ id }) => id), sealed],
  );
}

const asked = [
  "The link in my mail is too old",
  "Une photo ne part pas",
  "May I keep two journals?",
] as const;

const said = [
  "I know which train you take.",
  "Why don’t you answer? I have written eleven times today.",
  "Earn 300 a day from home: https://offer.example/join",
  "Réponds-moi, sinon je viens.",
] as const;

function shownWith(n: number, at: Date): Parameters<typeof sealReport>[2] {
  const messages = Array.from({ length: n % 4 }, (_, place) => ({
    id: `0194a000-0000-7000-8000-${String(n * 4 + place).padStart(12, "0")}`,
    is_mine: place === 2,
    sent_at: new Date(at.getTime() - (4 - place) * 1_200_000).toISOString(),
    edited_at: place === 1 && n % 3 === 0 ? at.toISOString() : null,
    body: place === 1 && n % 5 === 0 ? null : (said[(n + place) % said.length] ?? ""),
  }));
  return { note: n % 3 === 0 ? "" : "It goes on, and on other days too.", messages };
}
