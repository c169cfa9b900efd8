-- A database as the migrations up to 0095_growth.sql left it, with a row in every table (server/db/earlier-states.test.ts).
-- Sealed with the master key of the tests; never edited: it is what an older server wrote.
set session_replication_role = replica;

insert into auth.accounts (id, user_id, provider_id, account_id, password, access_token, refresh_token,
  id_token, access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000801', '0194a000-0000-7000-8000-00000000ada0', 'credential', '0194a000-0000-7000-8000-00000000ada0', '$argon2id$of-no-password', NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into auth.mail_links (user_id, purpose, token_hash, browser_hash, expires_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'reset', 'hash-of-a-link', NULL, '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into auth.sessions (id, user_id, token_hash, remembered, second_factor_pending, ip_address,
  user_agent, expires_at, last_used_at, created_at, updated_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000802', '0194a000-0000-7000-8000-00000000ada0', 'hash-of-a-token', 'true', 'false', NULL, NULL, '2026-05-30 10:00:00+00', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into auth.users (id, name, email, email_verified, image, first_name, last_name, locale,
  timezone, terms_accepted_at, adult_declared_at, banned_at, created_at, updated_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'Ada', 'ada@example.org', 'true', NULL, 'Ada', 'L', 'en', 'Europe/London', NULL, NULL, NULL, '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into auth.verifications (id, identifier, value, expires_at, created_at, updated_at)
overriding system value values
  ('two', 'oauth-state', '{}', '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into public.ai_usage (user_id, month, used)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '2026-03', '12');

insert into public.attempts (key, used, window_ends)
overriding system value values
  (E'\\x01', '3', '2999-01-01 00:00:00+00');

insert into public.billing (user_id, plan_id, payment_problem, updated_at, looked, busy_until)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', 'true', '2026-03-01 10:01:00+00', '4', NULL);

insert into public.conflicts (user_id, id, "table", row_id, field, value, base_value, device_id,
  at, op_id, rev, field_revs, created_at, updated_at, deleted_at, purged_at, seals)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000041', 'moments', '0194a000-0000-7000-8000-000000000011', 'text', E'\\x02ceafd76dbfdf5d18c814ecf3c1cb460af32bd87f1f4836ab1caa91c0985909cd6c4b8183672bc3f704bd64564245', E'\\x028b22b57cd24d49f7d6373e90b6cac52db35d3d8bdb295d22f83462d4c7030d7e966294f1df00f76e8022de1b714cc6c4777c1af5603773647016f9', '0194a000-0000-7000-8000-000000000900', '2026-03-01 10:13:00+00', '0194a000-0000-7000-8000-000000000701', '14', '{"*": [14, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:13:00+00', '2026-03-01 10:13:00+00', NULL, NULL, E'\\x01ab76ae5c79b8a56c6de8b4cb0526dc4920d45f4522a35640539abdedd289a56a77b49a38152336b3d768e77601a6bb7da9bd520774797844');

insert into public.damaged_cells (user_id, table_name, row_id, fields, cells, kept_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'moments', '0194a000-0000-7000-8000-000000000012', '{word}', '{"word": "AAAA", "seals": null}', '2026-06-01 00:00:00+00');

insert into public.erasures (user_id, row_id, erased_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', '2026-03-01 10:06:00+00');

insert into public.file_store (is_only, id)
overriding system value values
  ('true', '0194a000-0000-7000-8000-000000000990');

insert into public.incarnations (id, born, begun_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000991', 'an earlier life', '2026-01-01 00:00:00+00'),
  ('7c26d2e1-605c-4286-8f95-eff62d865cdb', 'the life that wrote this', '2026-02-01 00:00:00+00');

insert into public.master_key_check (singleton, sealed)
overriding system value values
  ('true', E'\\x01d40b79a60a8941533157cb7f34717fae563fa0300e95d2111e55272b493605469439');

insert into public.media (user_id, id, upload_id, relationship_id, moment_id, caption, "position",
  is_cover, is_blurred, consent, kind, width, height, duration, bytes, blur, rev, field_revs,
  created_at, updated_at, deleted_at, purged_at, seals)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000021', '0194a000-0000-7000-8000-000000000031', '0194a000-0000-7000-8000-000000000001', NULL, E'\\x02cad223ac1b3ccd2b10f87034f4d8b74eeba23d23f8f1aa5357c8154e8c8f746e792155424341123e84b0b4', '1.5', 'true', 'true', 'agreed', 'photo', '800', '600', NULL, '4000', E'\\x022ec55859133ff020337081082c1801961a1e5634e71790268ec54a233819b85ca485bd663890eb5681d11628ee0af419bbd93a6418c028ea5c', '11', '{"*": [11, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:11:00+00', '2026-03-01 10:12:00+00', NULL, NULL, E'\\x01bfa889a8a46964eb517d1c2bb715e54468d2f8eaa836fac844714ccea2f0e2c732fc42de01a6230b5b133d169f4b41f9140ca2de');

insert into public.moments (user_id, id, relationship_id, occurred_on, mood, feeling_before,
  feeling_during, feeling_after, word, text, tags, place, is_milestone, sealed_until, is_closing,
  reread_on, rev, field_revs, created_at, updated_at, deleted_at, purged_at, seals)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000001', '2019-05-14', '5', '1', '3', '5', E'\\x02a4c082a497db9da5d7b30fc302ffe0c0dd2bdf1c62bb120caa346416b5e842e0be50', E'\\x02570f95479d7fb53e7312664e09470b6d99c5d9fa0eb0f0a851c20c93a6fbf63efd6d16b6f6cd57064dc0818d5b9318f510338d687e7b55220715a3', E'\\x02ec4a98c04dbef5cc509db36323e398f2fa1294412d31f97c7a435d3a192e8a0fa478d4bac0ca47099d72', E'\\x0250526ed3f8d4e8204bb86be4ca1674d26a00941db8cbd8a28e341086183521b4e7ebd7ffea40', 'true', '2027-01-01', 'true', '2026-02-03', '9', '{"*": [8, "0194a000-0000-7000-8000-000000000900"], "text": [9, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:07:00+00', '2026-03-01 10:08:00+00', NULL, NULL, E'\\x0197a5d98d871750c7ae0b3dc0bbc2f5a855ad92cd213d42ab8e6dfea3d4737625fb2bf51f1e8b055550dd6f489726cb228b66eee3821aa37e432bb45231322c45dd95'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000012', NULL, '2018', NULL, NULL, NULL, NULL, NULL, E'\\x0100da45045e82d33e6ea173468b831707315fcea8ef864fffe9bf4fdd929698727ad158f5a73d743da83ed115a4ba5025aa', NULL, NULL, 'false', NULL, 'false', NULL, '10', '{"*": [10, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:09:00+00', '2026-03-01 10:10:00+00', '2026-03-01 10:10:00+00', NULL, NULL);

insert into public.payment_events (event_id, user_id, type, received_at)
overriding system value values
  ('evt_1', '0194a000-0000-7000-8000-00000000ada0', 'invoice.paid', '2026-03-01 10:01:00+00');

insert into public.person_keys (user_id, wrapped_key, created_at, purpose)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x016f1a069b2152d6b1224e4797ea557ecfdf304204d254fed3a164d8e7b2d3ddf675492e77308e105d6d017acb2b2ca3fe0318fafadb916121ba6a64ac3e0a3a2d1343fc3686949219', '2026-03-01 00:00:00+00', 'rest'),
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x019778ff1949db72f238a31983cac8fc9f42b4ebc0900c39b7432c3ac2de95cfbf069ac32216f6c2767fe34d76f9a1b0a0a1aa5bd5c503de38e415f22b9a1625958a2275256b406549', '2026-03-01 00:00:00+00', 'journal');

insert into public.profiles (id, email, email_verified, first_name, last_name, avatar_url, age,
  location, relationship_goals, bio, interests, onboarding_completed, partner_word, locale, timezone,
  is_admin, role, subscription_plan, subscription_status, current_period_end, stripe_customer_id,
  stripe_subscription_id, rev, field_revs, created_at, updated_at, deleted_at, memory_hidden_days,
  memory_hidden_relationships, memory_remembered_endings, game_is_on, game_pauses, blur_media,
  seals)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'ada@example.org', 'true', 'Ada', 'L', NULL, '36', 'London', '["serious", "exploring"]', E'\\x01b86f92033dcb7376223348405be509afa76b700a95de096af54a136770f7a8ecc3fb4cb182ff', '["engines"]', 'true', 'lover', 'en', 'Europe/London', 'false', 'user', 'plus', 'active', '2999-01-01 00:00:00+00', 'cus_standin_1', 'sub_1', '3', '{"*": [3, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:00:00+00', '2026-03-01 10:01:00+00', NULL, '["02-14"]', '[]', '["0194a000-0000-7000-8000-000000000001"]', 'true', '[{"end": null, "start": "2026-01-01"}]', 'true', NULL);

insert into public.relationships (user_id, id, name, age, city, city_place, meeting_place, start_date,
  end_date, periods, status, type, rating, notes, veil, veil_until, media, folded, rev, field_revs,
  created_at, updated_at, deleted_at, purged_at, seals)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000001', 'Zoé', '35', 'Lyon', '{"lat": 45.7, "lon": 4.8, "country": "FR", "geoname_id": 2996944}', 'a bookshop', '2019-21', '2024', '[{"end_date": "2020-06-01", "start_date": "2020-05"}]', 'ended', 'serious', '5', E'\\x029ea7c32ba411ad08cb629b8a22457cd0dbb0adaa1ad9bcb7cf670d2fb1fece9f2c0d3479ae26a8d60109c5b37716b244', 'folded', '2999-01-01', '["/api/media/0194a000-0000-7000-8000-000000000021/large"]', 'zoe lyon', '5', '{"*": [5, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:02:00+00', '2026-03-01 10:03:00+00', NULL, NULL, E'\\x01a0949f90ab01557fe0214f905a7eaaa4314c971037f8117ed37cb5a94474256077800b4f72349f'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000002', 'Max', NULL, NULL, NULL, NULL, NULL, NULL, '[]', 'ongoing', 'other', NULL, NULL, 'open', NULL, '[]', 'max', '6', '{"*": [6, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:04:00+00', '2026-03-01 10:05:00+00', '2026-03-01 10:05:00+00', NULL, NULL),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', 'ongoing', 'other', NULL, NULL, 'open', NULL, '[]', '', '7', '{}', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', NULL);

insert into public.revisions (user_id, rev, table_name, row_id, op_id, device_id, kind, fields,
  field_values, at, made_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '8', 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000702', '0194a000-0000-7000-8000-000000000900', 'put', '{word,text}', E'\\x01edf25f6bf30401e79fa42ef391798a9110df0b1f13e4c6e0b1bb23baca6f40a51c961d113d566cccc324cc6ee8d94ea2800ccd4c120cae18440654ec0447e7', '2026-03-01 10:07:00+00', '2026-03-01 10:07:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '9', 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000703', '0194a000-0000-7000-8000-000000000900', 'patch', '{text}', E'\\x0111120485351f21bad57758cead3074d481909629ef9dc0bb4acd7874566e499fb56490d88ec250178a9fca43b474c426938bd2f3408ff667ea269c6e66d6adcdd0b9c2ad', '2026-03-01 10:08:00+00', '2026-03-01 10:08:00+00');

insert into public.security_events (id, kind, route, person_id, session_id, times, at)
overriding system value values
  ('1', 'forbidden', 'GET /api/sync/pull', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000802', '3', '2026-06-01 00:00:00+00');

insert into public.session_events (id, user_id, session_id, event, device_info, device_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000803', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000802', 'login', '{"browser": "Firefox"}', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into public.subscription_history (id, user_id, plan, status, amount, currency, period_start,
  period_end, fact, created_at, made)
overriding system value values
  ('0194a000-0000-7000-8000-000000000601', '0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', 'active', '7.00', 'EUR', '2026-03-01 10:01:00+00', '2999-01-01 00:00:00+00', 'invoice:in_1', '2026-03-01 10:01:00+00', '1');

insert into public.sync_answers (user_id, op_id, table_name, row_id, status, code, details,
  fields, answered_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000703', 'moments', '0194a000-0000-7000-8000-000000000011', 'applied', NULL, NULL, NULL, '2026-03-01 10:08:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000704', 'relationships', '0194a000-0000-7000-8000-000000000013', 'refused', 'plan_limit', '{"used": 3, "limit": 3}', NULL, '2026-03-01 10:09:00+00');

insert into public.sync_lineage (user_id, incarnation, last_rev, ended_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000991', '4', '2026-02-01 00:00:00+00');

insert into public.sync_state (user_id, rev, oldest_rev, incarnation, text_bytes)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '14', '1', '7c26d2e1-605c-4286-8f95-eff62d865cdb', '240');

insert into public.uploads (user_id, id, bytes, received, has_poster, state, refusal, facts,
  stored, media_id, created_at, expires_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000031', '5000', '5000', 'false', 'ready', NULL, NULL, '4000', '0194a000-0000-7000-8000-000000000021', '2026-03-01 10:11:00+00', '2999-01-01 00:00:00+00');

insert into public.write_pace (user_id, started_at, weight)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '2026-06-01 00:00:00+00', '12');

insert into standin.answers (key, status, body, made_at)
overriding system value values
  ('key-1', '200', '{"id": "cus_standin_1"}', '2026-11-22 11:37:14.613+00');

insert into standin.events (id, body, attempts, next_at, made)
overriding system value values
  ('evt_1', '{"id": "evt_1", "created": 1772359200}', '0', NULL, '1');

insert into standin.objects (id, kind, customer, body, due_at, made)
overriding system value values
  ('cus_standin_1', 'customer', 'cus_standin_1', '{"id": "cus_standin_1", "object": "customer"}', '2999-01-01 00:00:00+00', '1');

set session_replication_role = origin;
