-- A database as the migrations up to 0055_erase.sql left it, with a row in every table (server/db/earlier-states.test.ts).
-- Sealed with the master key of the tests; never edited: it is what an older server wrote.
insert into auth.users (id, name, email, email_verified, first_name, last_name, locale, timezone, created_at, updated_at)
values ('0194a000-0000-7000-8000-00000000ada0', 'Ada', 'ada@example.org', true, 'Ada', 'L', 'en', 'Europe/London', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z');
insert into auth.accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
values ('0194a000-0000-7000-8000-000000000801', '0194a000-0000-7000-8000-00000000ada0', 'credential', '0194a000-0000-7000-8000-00000000ada0', '$argon2id$of-no-password', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z');
insert into auth.sessions (id, user_id, token_hash, remembered, expires_at, last_used_at, created_at, updated_at)
values ('0194a000-0000-7000-8000-000000000802', '0194a000-0000-7000-8000-00000000ada0', 'hash-of-a-token', true, '2999-01-01', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z');
insert into auth.verifications (id, identifier, value, expires_at, created_at, updated_at)
values ('one', 'oauth-state', '{}', '2999-01-01', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z');
insert into attempts (key, used, window_ends) values ('\x01', 3, '2999-01-01');

insert into profiles (id, email, email_verified, first_name, last_name, age, location, relationship_goals, bio, interests,
  onboarding_completed, partner_word, locale, timezone, subscription_plan, subscription_status, current_period_end,
  stripe_customer_id, stripe_subscription_id, memory_hidden_days, memory_remembered_endings, game_pauses, blur_media,
  rev, field_revs, created_at, updated_at)
values ('0194a000-0000-7000-8000-00000000ada0', 'ada@example.org', true, 'Ada', 'L', 36, 'London', '["serious", "exploring"]',
  '\x01b86f92033dcb7376223348405be509afa76b700a95de096af54a136770f7a8ecc3fb4cb182ff',
  '["engines"]', true, 'lover', 'en', 'Europe/London', 'plus', 'active', '2999-01-01', 'cus_standin_1', 'sub_1',
  '["02-14"]', '["0194a000-0000-7000-8000-000000000001"]', '[{"start": "2026-01-01", "end": null}]', true, 3, '{"*": [3, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:00:00.000Z', '2026-03-01T10:01:00.000Z');
insert into person_keys (user_id, wrapped_key, created_at)
values ('0194a000-0000-7000-8000-00000000ada0', '\x019778ff1949db72f238a31983cac8fc9f42b4ebc0900c39b7432c3ac2de95cfbf069ac32216f6c2767fe34d76f9a1b0a0a1aa5bd5c503de38e415f22b9a1625958a2275256b406549', '2026-03-01T10:00:00.000Z');
insert into sync_state (user_id, rev, oldest_rev) values ('0194a000-0000-7000-8000-00000000ada0', 14, 1);
insert into session_events (id, user_id, session_id, event, device_info, device_at, created_at)
values ('0194a000-0000-7000-8000-000000000803', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000802', 'login', '{"browser": "Firefox"}', '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z');

insert into relationships (user_id, id, name, age, city, city_place, meeting_place, start_date, end_date, periods, status, type,
  rating, notes, veil, veil_until, media, folded, rev, field_revs, created_at, updated_at, deleted_at, purged_at)
values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000001', 'Zoé', 35, 'Lyon', '{"lat": 45.7, "lon": 4.8, "country": "FR", "geoname_id": 2996944}', 'a bookshop',
   '2019-21', '2024', '[{"start_date": "2020-05", "end_date": "2020-06-01"}]', 'ended', 'serious', 5,
   '\x01043cd594af51c3ebc5ca782a18daf70e778027e47d0add2dd771b7596dacd1baa6a59069c3a80d572ad69cf4e0772709',
   'folded', '2999-01-01', '["/api/media/0194a000-0000-7000-8000-000000000021/large"]', 'zoe lyon', 5, '{"*": [5, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:02:00.000Z', '2026-03-01T10:03:00.000Z', null, null),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000002', 'Max', null, null, null, null, null, null, '[]', 'ongoing', 'other', null, null, 'open', null, '[]', 'max',
   6, '{"*": [6, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:04:00.000Z', '2026-03-01T10:05:00.000Z', '2026-03-01T10:05:00.000Z', null),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', null, null, null, null, null, null, null, '[]', 'ongoing', 'other', null, null, 'open', null, '[]', '',
   7, '{}', '2026-03-01T10:06:00.000Z', '2026-03-01T10:06:00.000Z', '2026-03-01T10:06:00.000Z', '2026-03-01T10:06:00.000Z');
insert into erasures (user_id, row_id, erased_at) values ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', '2026-03-01T10:06:00.000Z');
insert into moments (user_id, id, relationship_id, occurred_on, mood, feeling_before, feeling_during, feeling_after, word, text,
  tags, place, is_milestone, sealed_until, is_closing, reread_on, rev, field_revs, created_at, updated_at, deleted_at, purged_at)
values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000001', '2019-05-14', 5, 1, 3, 5,
   '\x014d6ff4a4bbba1f7c53edc2be5542f289dbd4b9348460dd3cb2b37aaf7b58a1bd44cc',
   '\x01b49d9d5d2617790d37e02983368623445e108c8dad63b940866863c06b54cdb950e704d25c0857d7b89d0ff4a9dde9d9c32775045d5c61e7d3aae5',
   '\x01f4637852913a129a81ae6f8946d632281d5fdb12883052db56b828878ad841c5b3ac8045f80703b53d0d',
   '\x01fb6916f483ee6f7b4470262ec18e23843eb404f9d3c7b647c5e6636e6668eb0668e1b5cf7c03',
   true, '2027-01-01', true, '2026-02-03', 9, '{"*": [8, "0194a000-0000-7000-8000-000000000900"], "text": [9, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:07:00.000Z', '2026-03-01T10:08:00.000Z', null, null),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000012', null, '2018', null, null, null, null, null,
   '\x0100da45045e82d33e6ea173468b831707315fcea8ef864fffe9bf4fdd929698727ad158f5a73d743da83ed115a4ba5025aa',
   null, null, false, null, false, null, 10, '{"*": [10, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:09:00.000Z', '2026-03-01T10:10:00.000Z', '2026-03-01T10:10:00.000Z', null);
insert into uploads (user_id, id, bytes, received, has_poster, state, stored, media_id, created_at, expires_at)
values ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000031', 5000, 5000, false, 'ready', 4000, '0194a000-0000-7000-8000-000000000021', '2026-03-01T10:11:00.000Z', '2999-01-01');
insert into media (user_id, id, upload_id, relationship_id, moment_id, caption, position, is_cover, is_blurred, consent, kind,
  width, height, duration, bytes, blur, rev, field_revs, created_at, updated_at, deleted_at, purged_at)
values ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000021', '0194a000-0000-7000-8000-000000000031', '0194a000-0000-7000-8000-000000000001', null,
  '\x0192a3dabd23048ade3c825eae212f6a8e6c15062d7f1e60928eb7c6c63170bf5c557855a656111c2ee4b828',
  1.5, true, true, 'agreed', 'photo', 800, 600, null, 4000,
  '\x01084b13b4c8de1f45546ae1e4716498804409d92033fd96c1e3dd7e1f598299f9772bd6c0a56bec667b7b2c387b867e1b07922079709ca8e479',
  11, '{"*": [11, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:11:00.000Z', '2026-03-01T10:12:00.000Z', null, null);
insert into conflicts (user_id, id, "table", row_id, field, value, base_value, device_id, at, op_id, rev, field_revs, created_at,
  updated_at, deleted_at, purged_at)
values ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000041', 'moments', '0194a000-0000-7000-8000-000000000011', 'text',
  '\x0121aadf8ec2e804d5d2b57bdf0df594f61f72c3e95ab81a1ebf2e14e524fc32d284b60d9a5054b12a7bfbc137e744',
  '\x015117ed43018328fbf66c7540b4bb912c37ef831ddfaa298ed740eaf60c4126f7f237cb9e8b45eaa5e78dc52572efb984a8ab6aa19fbded2156dec9',
  '0194a000-0000-7000-8000-000000000900', '2026-03-01T10:13:00.000Z', '0194a000-0000-7000-8000-000000000701', 14, '{"*": [14, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01T10:13:00.000Z', '2026-03-01T10:13:00.000Z', null, null);
insert into revisions (user_id, rev, table_name, row_id, op_id, device_id, kind, fields, field_values, at, made_at)
values
  ('0194a000-0000-7000-8000-00000000ada0', 8, 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000702', '0194a000-0000-7000-8000-000000000900', 'put', '{word,text}',
   '\x01edf25f6bf30401e79fa42ef391798a9110df0b1f13e4c6e0b1bb23baca6f40a51c961d113d566cccc324cc6ee8d94ea2800ccd4c120cae18440654ec0447e7', '2026-03-01T10:07:00.000Z', '2026-03-01T10:07:00.000Z'),
  ('0194a000-0000-7000-8000-00000000ada0', 9, 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000703', '0194a000-0000-7000-8000-000000000900', 'patch', '{text}',
   '\x0111120485351f21bad57758cead3074d481909629ef9dc0bb4acd7874566e499fb56490d88ec250178a9fca43b474c426938bd2f3408ff667ea269c6e66d6adcdd0b9c2ad', '2026-03-01T10:08:00.000Z', '2026-03-01T10:08:00.000Z');
insert into sync_answers (user_id, op_id, table_name, row_id, status, code, details, fields, answered_at)
values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000703', 'moments', '0194a000-0000-7000-8000-000000000011', 'applied', null, null, null, '2026-03-01T10:08:00.000Z'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000704', 'relationships', '0194a000-0000-7000-8000-000000000013', 'refused', 'plan_limit', '{"used": 3, "limit": 3}', null, '2026-03-01T10:09:00.000Z');

insert into billing (user_id, plan_id, payment_problem, updated_at, looked, busy_until)
values ('0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', true, '2026-03-01T10:01:00.000Z', 4, null);
insert into subscription_history (id, user_id, plan, status, amount, currency, period_start, period_end, fact, created_at)
values ('0194a000-0000-7000-8000-000000000601', '0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', 'active', 7.00, 'EUR', '2026-03-01T10:01:00.000Z', '2999-01-01', 'invoice:in_1', '2026-03-01T10:01:00.000Z');
insert into payment_events (event_id, user_id, type, received_at) values ('evt_1', '0194a000-0000-7000-8000-00000000ada0', 'invoice.paid', '2026-03-01T10:01:00.000Z');
insert into ai_usage (user_id, month, used) values ('0194a000-0000-7000-8000-00000000ada0', '2026-03', 12);
insert into standin.objects (id, kind, customer, body, due_at)
values ('cus_standin_1', 'customer', 'cus_standin_1', '{"id": "cus_standin_1", "object": "customer"}', '2999-01-01');
insert into standin.answers (key, status, body) values ('key-1', 200, '{"id": "cus_standin_1"}');
insert into standin.events (id, body, attempts, next_at) values ('evt_1', '{"id": "evt_1", "created": 1772359200}', 0, null);
