-- A database as the last version before the baseline left it, with a row in every table: run in one that the baseline's migrations made
-- (server/testing/earlier-database.ts). Sealed with the master key of the tests; never edited: it is what an older server wrote.

-- What that version left and the baseline does not have.
create function find_unsealed_people(p_limit integer) returns table (user_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return;
end $$;
alter function find_unsealed_people owner to tendre_system;
revoke execute on function find_unsealed_people from public;
grant execute on function find_unsealed_people to tendre_jobs;
comment on column damaged_cells.cells is
  'Sealed rows in base64, sealed cells of before migration 0099 with "seals", or clear values that a check of migration 0096 refused.';
do $$ begin
  execute replace(pg_get_functiondef('erase_relationship'::regproc), 'along by itself.', 'along by itself (0030, 0052).');
end $$;

delete from public.migrations;
insert into public.migrations (name, digest) values
  ('0001_foundation.sql', '02ff4f307d00079125da09772889b6dd5d7836c71a142f0a0dd4c7eacc17ef4d'),
  ('0002_attempts.sql', '2de9dba33c64d8a9c0623eea52ab540ef4ec1311702eb48b5564d68085bf995b'),
  ('0010_accounts.sql', '634e98ed6fca70c0abbe0a98599b2ccebf382a84765c041c7310a17facd5b461'),
  ('0011_roles.sql', '8678a3dfafa6ccf3855e1dbee4001f6ec20aca195623a19c4743910a741212af'),
  ('0012_extend_once.sql', '9d5f070fce2fab5ad150f3b35b973521c3bc1ebe639c120336252237082ab563'),
  ('0013_sweep.sql', 'd3318cada1fcf618e381385990bb2416dc55a443f171f54a4406aede6c0f0490'),
  ('0020_journal.sql', 'b35c2a71f7b9074d418ca540f42a2cde68699f0c2f72e6a254275353672a7af1'),
  ('0021_sync.sql', '8831d29f931593b4edb9aa5157188534f79150b29c1ea5d31dfc6e745c626046'),
  ('0022_relation_quota.sql', '5029f90e47c9824504b283803c9182a7108a068ca80067e5be0618448ba9cf49'),
  ('0023_session_end.sql', 'ba0c86c6cc19cc1e4007666d041c41a3bf9e59129ea0c29ac6eed1332d8d3c86'),
  ('0024_pruning.sql', 'd0c107d806691fc4af2886cf328ed531bd2c805946b9a113834a47b6cc6d6ffb'),
  ('0025_preferences.sql', '32c4cae5884a64211922b0c9aba0d2d58a5854034d349d867058dd33407cc299'),
  ('0030_media.sql', '6788c1ebf30ddb1f57632333a1ee52eb35c41a3f59c4cf5c412ed0ec07f563c1'),
  ('0031_media_entries.sql', 'd65f1d6d192ef51f3b36f7c0b0cdd71ccb4db9b1e8d0d1e1092e6e054f93fa10'),
  ('0040_billing.sql', '915c9e68b3b01c06f4d5ab929c5fbedf64f296324728abdbdba9078e9604fd5f'),
  ('0041_standin_payments.sql', 'aec57f7ad1376c6267ca81eda099d86716b2d449c41237f63fcdfd4622617d08'),
  ('0042_provider_looks.sql', '57c6575055430c8766abb96dc1caecd439571d0af8512f08b2b8a1d75f3852c7'),
  ('0043_money_lease.sql', 'ff2819a506f50908a1f43dc83c8cd00924faaf2cb78414da41f15b90e62ba9ae'),
  ('0044_history_order.sql', '4295c3e9aeac05d2941388f523019aab7e78524bfe5c6f7470ad735ee41d8c09'),
  ('0045_forget_payment_events.sql', '905a6124a4d198715cbf3305cf1c7ebabf032206d487e22c4ff34564c18d8ce6'),
  ('0052_trash.sql', '6d24e663320d5872545b5d1b175fba94b8bfb10eaa466f9c753346b2198d862f'),
  ('0055_erase.sql', '411e45d6e6d221463ce0515f189f3520d84b9ca6b5101c388d61fc155a992ded'),
  ('0065_incarnations.sql', 'b2cf8d4bb78413a835310ccf4ac2100012ff70e7e14870dcfefd5161a00f5c45'),
  ('0073_room.sql', '4bf89654f93058fd310c73830eb14042e668259f0527e66e7d6c962c18c79a8b'),
  ('0074_file_store.sql', 'ed3a113f2c2f5a507a547dc77b0351b2221c23e1c848c93858eb89f6e0628064'),
  ('0080_mail_links.sql', '517282d60ef665d42872d8c06d11a3cabeff2151e49bddb5da36cd2a57fe43cd'),
  ('0085_security_events.sql', '1563b833ad0bc1229d6305fa308e0bf64589523069fa07cd7e0796df113a34ca'),
  ('0086_bound_seals.sql', '17cf0885f4c6881196476a78c6f6337fe12523153762e053e0c7e5376531b124'),
  ('0087_column_grants.sql', '9ec5d90a5a7f87c63402d9046b31aa27c40fbf77d998c59b6daa186ab8eff40a'),
  ('0088_master_key_check.sql', '9c678008bcfa3376581a3e868cd001ec7e8b0a8deeec98a736cc890136013363'),
  ('0089_key_purposes.sql', '994d87a8677525c7e7b7c8bcd16a51d48f16bbebe980d900211f3f4f2254bb71'),
  ('0095_growth.sql', '5b77b25d6d107e37838aa89a13570ac6864092b5bba39fd41a3c1aee62e4ae4a'),
  ('0096_checks.sql', '6708e33f8f2cab2cf70b3f5f29dcac3c55bc2e80b7384a72f29142fcab8c859d'),
  ('0097_table_comments.sql', 'aa0fa70d7956cb9ef98c427e8facd69c66da715a0377fcb2ef114a82e6577c38'),
  ('0098_claim_in_turn.sql', 'dc5efd2f820127f112125463d1a22f5fa4292712795699200965ef58e74d10fa'),
  ('0099_sealed_rows.sql', '62e14b44ecffb84a39d220c80f3ecc5e04c16717e187a5d998ea9d988bd3dbde'),
  ('0100_drop_clear_columns.sql', 'f2d741737d884c2f0cdfccab1e980b406ba14ca2d769c384b4b78cfca7576e8a'),
  ('0101_second_factor.sql', '23d619dcadf5e899f32e52f3a134b8417ec1e60bbe1b7d2b1ee530a121565eab'),
  ('0102_account_deletion.sql', '0b8b9c4e0c6a3d8ba2b8334091c642773f348721853479d456faa7e5aa9d8fd7'),
  ('0103_devices.sql', 'a58bad9044e1ae5c31a87cbaeb9178a06355345798b361e2f38490d8090e50bc'),
  ('0104_operator.sql', '9bc6c443e564db1c9e8d9297c86860fd19cdfa3034cb51bc9e5449d136bbbcd8'),
  ('0105_conversations.sql', 'e3c4a150ab0cc4dff5e948a651222b67163dbc58525080c381eaa88de2f041ad'),
  ('0106_ai_messages.sql', 'af33d04b26a8f3f78b9a8628ec6510a2b84f75ec404201b6ee29304dea431740'),
  ('0107_model_use.sql', 'b90dafc5d6d17f5ea7d213937ef338f70bf526c69e716c157849bc1aceb596ad'),
  ('0108_weekly_letter.sql', 'b140e71db0f89e0736f51af9dfd37d5ef3572aa3e120b4bc0b6cbdd38b74a054'),
  ('0109_passkeys.sql', '6261f998b04b3d0f397c74ba02d3744893025de903cb4c32562aff6fcbeb8a22'),
  ('0110_address_changes.sql', 'bd102814e93e0eb00b05c3fb52dfbca16dc357873e37752726e119dd55a09e88'),
  ('0111_phone.sql', 'f9c8390909b45ff77fd8771faf50e7262885ae13422d1f3d34852911f31a1759'),
  ('0112_profile_photo.sql', 'd8034fcf8d392ec5da09b5a8c79e284c4d08a43d5c56a2cd3f76d5ff19d5df53'),
  ('0113_access_tokens.sql', 'cf58fb9494ad50d06a2754ca91bb5ef136d823b05c6b33a8aae719f2a6344c2a'),
  ('0114_master_key_rotation.sql', '8c0dbd837138d386bd6abf764aeb92bbb996e8866623337c625f46153ba25a13'),
  ('0115_backups.sql', '83e8e9f6dde50b7943687ad53dbaec9362d1b822780271a40d789d7b1dceb8ce'),
  ('0116_message_reports.sql', '72150384ce669046e9d179cb8b27ed4a3f334ff81bd8a56aaf3fa2fd60d59d46'),
  ('0117_messages.sql', '1f7494c8b549f8ddacfc64d97870fe29c8545dee5f396d4a53bab2e8d2ef3053'),
  ('0118_office.sql', '3da23b2b7be7aac53d27af25b04ad9c8a11b77bf31f76998d1ac9e9436521cd4'),
  ('0119_audit_log.sql', '8a69e5e7a0db675873e5fa2e4e8b0559ad5ef36dc39f9d9cc348c1b46848f446'),
  ('0120_office_acts.sql', '7fa72c4d5f7cee772290cc212af2d71b11f072787f0b0b9ede76f0466ddaf807'),
  ('0121_day_counts.sql', 'a6aa1c101289d478ac69217509ec84aa7afaf906b633f8cb171a02e867ec73e2'),
  ('0122_office_indexes.sql', 'f92ad0f8f5ead361d3f1a280ddf2962bfb8ec96e240d3c292c0e955792bd6d7a'),
  ('0123_site_settings.sql', '9c6d641caf4048eae94b276e808a5f3679cdc03d0b4ad8661a88f9df8decb07b'),
  ('0124_site_contents.sql', '6cbd242f81b10eee9f35e16d177b382c033b43de598c3d580ce6e96c35d242cc'),
  ('0125_model_outcomes.sql', '341e2459e1a0171fe175405a0354486ba700db3e78e1c488580aa066902aaaf9'),
  ('0126_report_queue.sql', 'da119f10ae537d505a1049d1e68cae581a5fac5b759809c0dad1392f00014370'),
  ('0127_reasons.sql', '24bd438a7f118e7753bf6a93ff3e94a58e45a1d3d12ea9250b2c1d0b4160b6cf'),
  ('0128_earlier_acts.sql', '30ec07cf64be412582135837d58f55457b7a7f4fad6c9f49f266a254c792b600'),
  ('0129_judge_caller.sql', 'cf388398e33fbf678276c8b09e572be88b31cb155faba40e78e3dc597e3ab85f'),
  ('0130_trusted_browsers.sql', 'dbe34a7272208f43343f9e2e96e31421a3a780b9c13ac529da82b906aa2410cd'),
  ('0131_attempts_and_uploads.sql', 'dc42bc0b6e0715c9d41235d657d2ad042cac13d9d4ba0015d8489ac4b31ec79b'),
  ('0132_moving_pictures.sql', '73ad16ca59ae9b54d5c7da4cd65faa6e2c878cfb0d8981c22bae0655cb4aeaa5'),
  ('0133_events_before_a_profile.sql', '0d04eaeb56e969b8d993e3f514a86a599c55003753d1fdd898d98a081b6ea2a3'),
  ('0134_support_letters.sql', 'cc35a8885ed33c951dece996cd3c3c6a2185e1e0557240241c9a981d7e090511'),
  ('0135_factor_losses.sql', '802c9e211e798456daf1fc8ffe83e0602d903d5afc33d25124aa333ac1b1cd29');

set session_replication_role = replica;
-- The migrations put one row here themselves.
delete from public.audit_head;

insert into auth.access_tokens (id, user_id, name, token_hash, scope, created_at, expires_at, last_used_on,
  revoked_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000811', '0194a000-0000-7000-8000-00000000ada0', 'my script', 'hash-of-a-script', 'read', '2026-06-01 00:00:00+00', '2999-01-01 00:00:00+00', '2026-06-01', NULL);

insert into auth.accounts (id, user_id, provider_id, account_id, password, access_token, refresh_token,
  id_token, access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000801', '0194a000-0000-7000-8000-00000000ada0', 'credential', '0194a000-0000-7000-8000-00000000ada0', '$argon2id$of-no-password', NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into auth.address_changes (user_id, session_id, email, token_hash, expires_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000803', 'new@example.org', 'hash-of-a-change', '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into auth.address_undos (id, user_id, email, token_hash, changed_at, expires_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000812', '0194a000-0000-7000-8000-00000000ada0', 'old@example.org', 'hash-of-an-undo', '2026-06-01 00:00:00+00', '2999-01-01 00:00:00+00');

insert into auth.backup_codes (user_id, code_hash, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'hash-of-a-backup-code', '2026-06-01 00:00:00+00');

insert into auth.deletion_receipts (number, address, locale, destroyed, deleted_at)
overriding system value values
  ('AAAA-BBBB-CCCC', NULL, 'en', '{"moments": 3}', '2026-06-01 00:00:00+00');

insert into auth.ended_sessions (token_hash, user_id, ended_at, account_deleted_at)
overriding system value values
  ('hash-of-an-ended-session', '0194a000-0000-7000-8000-00000000ada0', '2026-06-01 00:00:00+00', NULL);

insert into auth.factor_challenges (id, factor_id, session_id, expires_at, code_hash)
overriding system value values
  ('0194a000-0000-7000-8000-000000000814', '0194a000-0000-7000-8000-000000000813', '0194a000-0000-7000-8000-000000000803', '2999-01-01 00:00:00+00', NULL);

insert into auth.factor_losses (user_id, ask_hash, ask_expires_at, stop_hash, remind_hash, begun_at, due_at, until,
  reminded_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', NULL, NULL, 'hash-of-a-stop', NULL, '2026-11-01 10:00:00+00', '2998-01-01 00:00:00+00', '2999-01-01 00:00:00+00', NULL, '2026-11-01 09:00:00+00');

insert into auth.factors (id, user_id, factor_type, status, friendly_name, secret, last_used_step,
  last_used_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000813', '0194a000-0000-7000-8000-00000000ada0', 'totp', 'verified', 'my phone', E'\\x0102', '5', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into auth.invites (id, label, code_hash, most, used, created_at, expires_at, revoked_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000081', 'friends', 'hash-of-an-invitation', '10', '1', '2026-11-01 10:00:00+00', '2999-01-01 00:00:00+00', NULL);

insert into auth.mail_links (user_id, purpose, token_hash, browser_hash, expires_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'reset', 'hash-of-a-link', NULL, '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into auth.passkey_challenges (id, purpose, session_id, challenge, expires_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000816', 'sign_in', NULL, E'\\x0304', '2999-01-01 00:00:00+00');

insert into auth.passkeys (id, user_id, credential_id, public_key, sign_count, transports, aaguid,
  is_synced, friendly_name, browser, system, created_at, last_used_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000815', '0194a000-0000-7000-8000-00000000ada0', 'credential', E'\\x0203', '4', '{internal}', '0194a000-0000-7000-8000-000000000000', 'true', 'my key', 'Firefox', 'Linux', '2026-06-01 00:00:00+00', NULL);

insert into auth.phone_checks (user_id, number, code_hash, expires_at, digest)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x0405', 'hash-of-a-code', '2999-01-01 00:00:00+00', E'\\x0103');

insert into auth.phone_numbers (user_id, number, confirmed_at, digest)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x0506', '2026-06-01 00:00:00+00', E'\\x0102');

insert into auth.sessions (id, user_id, token_hash, remembered, second_factor_pending, ip_address,
  user_agent, expires_at, last_used_at, created_at, updated_at, proven_at, sign_in_method, sign_in_provider)
overriding system value values
  ('0194a000-0000-7000-8000-000000000802', '0194a000-0000-7000-8000-00000000ada0', 'hash-of-a-token', 'true', 'false', NULL, NULL, '2026-05-30 10:00:00+00', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00', NULL, NULL, NULL),
  ('0194a000-0000-7000-8000-000000000803', '0194a000-0000-7000-8000-00000000ada0', '3ba3f5f43b92602683c19aee62a20342b084dd5971ddd33808d81a328879a547', 'true', 'false', NULL, NULL, '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00', NULL, NULL, NULL);

insert into auth.signing_keys (kid, public_key, private_key, signs_from)
overriding system value values
  ('a-key', '{"kty": "OKP"}', E'\\x0607', '2026-06-01 00:00:00+00');

insert into auth.trusted_browsers (id, user_id, token_hash, expires_at, created_at, session_id, user_agent)
overriding system value values
  ('0194a000-0000-7000-8000-000000000817', '0194a000-0000-7000-8000-00000000ada0', 'hash-of-a-browser', '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00', '0194a000-0000-7000-8000-000000000803', 'Firefox');

insert into auth.users (id, name, email, email_verified, image, first_name, last_name, locale, timezone,
  terms_accepted_at, adult_declared_at, banned_at, created_at, updated_at, deletion_requested_at,
  deletion_due_at, deletion_begun_at, login_alerts, weekly_letter, weekly_letter_sent_on, passkey_handle,
  invite_id, invite_used)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'Ada', 'ada@example.org', 'true', NULL, 'Ada', 'L', 'en', 'Europe/London', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00', NULL, '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00', NULL, NULL, NULL, 'true', 'false', NULL, '907fed09-c83b-4776-b603-9c7ccf3c9f17', '0194a000-0000-7000-8000-000000000081', 'true');

insert into auth.verifications (id, identifier, value, expires_at, created_at, updated_at)
overriding system value values
  ('two', 'oauth-state', '{}', '2999-01-01 00:00:00+00', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into public.ai_messages (user_id, id, month, reserved_at, delivered_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000061', '2026-06', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00');

insert into public.ai_usage (user_id, month, used)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '2026-03', '12');

insert into public.announcements (id, texts, starts_at, ends_at, version, created_at, withdrawn_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000082', '{"en": "We move on Sunday.", "fr": ""}', '2026-11-01 10:00:00+00', '2999-01-01 00:00:00+00', '1', '2026-11-01 10:00:00+00', NULL);

insert into public.attempts (key, used, window_ends)
overriding system value values
  (E'\\x01', '3', '2999-01-01 00:00:00+00');

insert into public.audit_head (is_only, seq, hash)
overriding system value values
  ('true', '1', E'\\x0fbb6d163f72e5a89b34a777e02f55c0cedd7fd89671853d544666ac74803db5');

insert into public.audit_log (seq, at, actor_kind, actor_id, action, subject_id, reason, before, after,
  prev_hash, hash)
overriding system value values
  ('1', '2026-06-01 00:00:00+00', 'operator', NULL, 'person.banned', '0194a000-0000-7000-8000-00000000ada0', NULL, NULL, '{"taken_in": "2026-11-24"}', E'\\xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', E'\\x0fbb6d163f72e5a89b34a777e02f55c0cedd7fd89671853d544666ac74803db5');

insert into public.billing (user_id, plan_id, payment_problem, updated_at, looked, busy_until)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', 'true', '2026-03-01 10:01:00+00', '4', NULL);

insert into public.conflicts (user_id, id, row_id, op_id, rev, field_revs, created_at, updated_at,
  deleted_at, purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000041', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000701', '14', '{"*": [14, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:13:00+00', '2026-03-01 10:13:00+00', NULL, NULL, E'\\x03330c899217a656d8914fd4bb8815ec9b6092a107b2ff7fc38fa5f75818a2a0599276fd85d8de15209e977669658bc9e4b7ae0ddd277162d5df57c1ee2ff922a143e26d65ebec8733c4bd4883141fa70b6c870e8966a12a19b297540717c97b98c56b2503e63976473a5651b39d91cc248ffdd68cd007b008d8268bbf5899392faa498c7c1cdb6063c68568c5a66e463507feef89ca21bd9b2a18abe0bb8cb2883f1048f3349527a29cd4b82c59f55ce85eb8f638ae7b6cc9ad277e214cbed872363b47e2b27b9cbbe9c38e4d250ba6dbd97232d37fa7ff1b933e60291767b82369e2311f407398adc3bb64b2b78d69c2235e8799e839bbc1ce84267aa4f456d02b20ca6141286c91c04ee4c0f3290854dbfefb3acc7e78da1ea4ac3d304c3e40c3d643d78f313a5a579c4bcc2a76619ddef7018abbd164a33273c9a65fed961050ad5c2f5cbd9ac9e8f2f3439169c3782442096654f4cbff34c53bbfcea28efb8243d10c6aeecf9b265153f5bfc3e36bb4d0820f7ea2ed78c16db4322100f15defd5ba5617465d4331838b58c623a0b77d71a1d90afed102f46983ddb3facddd15151b5a7c07d2b2dea97e27c55ea5015f19ab3374775915e2c52c56e668d012d3588f91eb6d7dbb1f51bd906b472f43bf1e44f0c7fa961b1c0e6f741da5456534fffd6cafb1364439413b871601fed4be3cce0dcc22f4b2302838d4121ff487');

insert into public.conversations (user_id, id, rev, field_revs, created_at, updated_at, deleted_at,
  purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000051', '15', '{"*": [15, "01a20ab2-78c9-722a-8017-c74eba7ea8cb"]}', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00', NULL, NULL, E'\\x030d039e0ae8a128862ed07344cb25669283ac47138e368ee1a72cc8ffb195ad4173a314a4db938649518ec63def1a70c4d34138f72ed67e719b281bcde6cfbb3b98a1fb877c8b8201e3a18053cfe11c1ed3bb25c14f43394badf7e46e7437f343e0aa8988551a0e1f5a6979b8ca9f3fc25ef5f107d368d09438c7c182692c7030d178cd6d1f17f16c28e77640d88b98ab01b05dbdbcc790cea5fe141710f9fae4105aed83eac39fecf085cd07efaa9044ffdd57b5a230d9bb4fef3c8002e54b0eabcf6d41da9a832e6e1ae4e980d27ac1dbfa5b388fa932cd6d1b18e1bd03843f9e6320f0a70bedc229f8d543246c902731009878a407564c66c065deecc7a92d395aa58814cf23c7bb30b72843540cd23f');

insert into public.damaged_cells (user_id, table_name, row_id, fields, cells, kept_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'moments', '0194a000-0000-7000-8000-000000000012', '{word}', '{"word": "AAAA", "seals": null}', '2026-06-01 00:00:00+00');

insert into public.day_counts (day, name, value)
overriding system value values
  ('2026-11-01', 'people', '1');

insert into public.deliveries (user_id, row_id, kind, thread_id, version, seq, made_at, tries, due_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000062', 'message', '0194a000-0000-7000-8000-000000000061', '2', '1', '2026-11-01 10:00:00+00', '1', '2999-01-01 00:00:00+00');

insert into public.erasures (user_id, row_id, erased_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', '2026-03-01 10:06:00+00');

insert into public.file_store (is_only, id)
overriding system value values
  ('true', '0194a000-0000-7000-8000-000000000990');

insert into public.help_countries (country, help, version, changed_at)
overriding system value values
  ('FR', NULL, '1', '2026-11-01 10:00:00+00');

insert into public.incarnations (id, born, begun_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000991', 'an earlier life', '2026-01-01 00:00:00+00'),
  ('2684b7ab-a8a3-45d5-9e5f-965da7d9044f', '1795475794.577767 17883 17955', '2026-06-01 00:00:00+00'),
  ('7c26d2e1-605c-4286-8f95-eff62d865cdb', 'the life that wrote this', '2026-02-01 00:00:00+00');

insert into public.master_key_check (singleton, sealed, master_id)
overriding system value values
  ('true', E'\\x01d40b79a60a8941533157cb7f34717fae563fa0300e95d2111e55272b493605469439', E'\\x044beeb14666be97');

insert into public.media (user_id, id, upload_id, relationship_id, moment_id, position, kind, bytes, rev,
  field_revs, created_at, updated_at, deleted_at, purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000021', '0194a000-0000-7000-8000-000000000031', '0194a000-0000-7000-8000-000000000001', NULL, '1.5', 'photo', '4000', '11', '{"*": [11, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:11:00+00', '2026-03-01 10:12:00+00', NULL, NULL, E'\\x0333fd78877f39ac4ceaeb776d678770717fc1aab43d956cc385a8737c02345e5fb6fcf1c2cf2609e4766f3f98d54693e1f2700244c0f499ff7a9f7a3b52edc6bbf0d6e2376e744d0647448d4c1d64ec7d0ee9d10514aba8cc9aaf42adaf3793a78dae7f41fb4d6f47385dcbb6d8fcfc8c897dcf34333e7522c61b1ff6473f8208ca70620b67234e9ec8bd22055a31f12d2717ea1f087f36b05c375d126db8519258a0b90905833eb0b4707dc81585b368ac1c188d20fa6ec89442a7d7a34da625e4f83eb65be32765d208855efb2483f73d13e6fdc9a1f0b15fdd6cd596be82d4afb1cdb8f6f62fe8a6bc4249085b8fe4329d256fa320a2c215d105c51066467cdc2041a1e96f2764ee265c3b78814ba2f099b6dcfd20626bf8d408d4909ed1740918bef9bb634f50a4268e586320b9aa4443837f72c6b7899f9ef4bb31fb37b89176e9a5035935a42ee40cb9a29304f77077b1fe34f0d655228f3bfe959fcc3b5bc5c4d7b4ef3015a50747a81e376895f76e8bcd2ae9f706d1c0084d2511383adb270088cc67eecbe438a6ecc6fd027b65da19fcf8b7eaf59cf490a4f56f074b452154de8550ea36afe0f459ed610054878a7aa25bc17898cbeeb7caffc297b5424cbef954d79a728e9531554596410797b0f9dca5a854084d05b17ffc0113ad8334a800c9acd10fe4e494fc5ebf1415304862137bf035f9f351fb95a65d6f2aea2caf32171a8ce7d2cbb7dae2929648331e727c53a94c2c9b2c047f044a6bcb260c0bd6a306bd2255dd');

insert into public.message_pace (user_id, minute_at, in_minute, day_at, in_day, requests)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '2026-11-01 10:00:00+00', '1', '2026-11-01 10:00:00+00', '3', '1');

insert into public.message_reports (id, reporter, reported, reason, sealed, status, created_at, decided_at,
  decided_by)
overriding system value values
  ('0194a000-0000-7000-8000-000000000063', '0194a000-0000-7000-8000-00000000ada0', NULL, 'spam', E'\\x0a0b', 'dismissed', '2026-11-01 10:00:00+00', '2026-11-01 10:00:00+00', '0194a000-0000-7000-8000-00000000ada0');

insert into public.messages (user_id, id, thread_id, rev, field_revs, created_at, updated_at, deleted_at,
  purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000062', '0194a000-0000-7000-8000-000000000061', '18', '{"*": [18, "0194a000-0000-7000-8000-000000000900"]}', '2026-11-01 10:00:00+00', '2026-11-01 10:00:00+00', NULL, NULL, E'\\x037be6be3e87973653ec656f7ee741b12a2fc3203f04ca194813c44965c7d5123a692f6469428d077db2afa1d6b410c23d13ffe5631ad0fd60224a10ded6a1c763a1918448502e8742b7a67343b09a47a25075e894814e4e5be5cf55589a2f93846e4cfd2c84009841901f64a4bfe2c2a752f4a385c53fff4f09c2aba764e667045ba44891c431dec0502180fd106056c6137a5ab9ece07ab4eede3b01a7ccd90d4e771a5d5d1c886258508d014ffb4284bd4dd13a5e33c4264d557ef8fc251d5f95ba9ad02b34e1f72ad3f8d41e507e0bd3c3c084275f852d4ae46e8db85efeffa83c00d12e5cb481cfdae46d705e840b6cf15d2aa614bee151672d3277adb92b206f23f4987c18bf48d856d553fbc861e0fb8b94d9697bd62afa84f4be0562864c8048ab5cb78fd2af9d8e3cf9dfb2c74b01b408e25f7a0f69c93d6d8aea022f2869e2b06d84e04168b9bc9dde79b8dbc9f812');

insert into public.model_outcomes (day, model, outcome, first_word_within, calls, given_back)
overriding system value values
  ('2026-11-01', 'a-model', 'done', '1000', '3', '1');

insert into public.model_use (day, model, calls, failures, input_tokens, output_tokens, well_at, failed_at)
overriding system value values
  ('2026-06-01', 'gpt-4o-mini', '1', '0', '12', '0', '2026-06-01 00:00:00+00', NULL);

insert into public.moments (user_id, id, relationship_id, rev, field_revs, created_at, updated_at,
  deleted_at, purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000001', '9', '{"*": [8, "0194a000-0000-7000-8000-000000000900"], "text": [9, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:07:00+00', '2026-03-01 10:08:00+00', NULL, NULL, E'\\x0318c78da6eef19041ad5346bc770dd57f59f1f405fb13f0b7a6f2921e53c3ec80889515f35f465410ad497a42e20c276a7d3d7dc86a5b1c9b9ff8b2a963c5569c041e2f3abbdd2ab7bf698cac618180c9bbd4769324570964af25c24c1cf25d9d9afd7f41c9fa685e2b77472e8a63805ac958cdf0a153e3482832abab852928e5e09ce5236f9eed375b5b6cf664e710909e6c388d1cdad859a503f9f6b4702068cdca31c98c2d1ac79b7e7c94e57560c2b074cfa006c46d3add93550a9e923bfd0a1f8dc9dd7c11bd9589d9f24f75e7eb1b4262b69f7955987740c899e50de65ca7f64dd6481d3024e2c55b22bb02ed36779941e89b1d94012287f659f33656e1260ff2008923fd1ea5bad44dcace0fca132e6ce25d4775cefe6de0977c31b767a20a450257858381de5fbb18a7a982bf251e0daf707a70c56e30cbe2f0fd283130f6a18867d3bcb96dc4cb9e6c5556e015caf5d4b14d35601bb8c83edb390b8b54fc5f0e200c8da313c5c76da1149deea1568e0828fbbcbdff384d6f5ef39010c279537859d6723936014e061f2c65dfbefd0eb70abb683b4b1146405e4e11ebe885cdd526fc433e282e786267fbe2536189e08cc7c23b6dd95e00ca047503f9f2037da5c3139d5279d75cca17d3dfc59fa2b361aa813374fc1bfae9f6590547335d8c0f16f8c937378fe1ff44ee921299f380370540f8eebb4ee19c583884165dd5f6e0a349bd4206ccc9be81c87e02e55009034b2d28eceb61afa629c6156a0f4c5380a11ad285ce74cb7c88486c4057cb9f96e6ec44f05d33a5f7e882bc72f9b76753f0d654f3742126bd631e16b39e38c1cabda071567ffa211ee9ea6dd5d71026'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000012', NULL, '10', '{"*": [10, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:09:00+00', '2026-03-01 10:10:00+00', '2026-03-01 10:10:00+00', NULL, E'\\x03cb0eb3751b1b447a570fa47fa15cff17660850cf8711efa3e7430394a32987b2a98df7ac55c778b7b6813f8794cd82d3832ec7d40eb0cc6518cb631da5d3f5f345dd641eca32df7ad7c552fae75c6811c49fe951ba43638acb36bfecad32ac711621ee2b8fa98f8c152bfa2499dfa4d7f1875b6f42f8eaa2d14ebb7c2ed07caecbedd603b3768404a94d7dee1e8eeb8afd1995097269f192afeb3f3911c233cc16bc653626334c1f7cd63ea7a83134e9c25efb23d3ecadfb7a76bbd3e45401331f6097930f9a2ec40386998052105b9e7e9f949b46297226c85b060b86e0c6166e232c1dd2ba5361822e54bd450217c612a5e25743fddc8d5dde7893c299f56b2973aa3adb66d3a63df43da105cf76105088c8191c796526f711b69b1840d704c8d5ed74173b10428f71199ab502fe73267a90cf10dad2cd151d37f09551c46fabd682e37baf53c0ed79816c68a9191921ca74d9f3bc00787192b9d1cf75362ec466bf5efe87f0f5b0ad97497695877f81b302cc95e1b52c8de9072634820b8644bbc1ef85ae443522f5101b875d43f1e03cbf1c9772778204167d5756a9543cc0ffb7fa5b5649747547d890c9c376bf5c0d74262b05352556d3488244b64c9f6aab1a4931ab81974088cdd783af73fc823d5877526efb2b8a9c317bffce54aadd2279787f965bbdcdbe81cbdb9416c6edebc645f17bbffd426f3a00a815cb5af5c46ffc49643a4cd90e9d28f93049990b3f66f269a03b01384b4c64e5c8e2d6cab36864dace37d8dfa3e369c38e4d1c');

insert into public.operator_acts (id, act, person_id, at)
overriding system value values
  ('1', 'ban', '0194a000-0000-7000-8000-00000000ada0', '2026-06-01 00:00:00+00');

insert into public.payment_events (event_id, user_id, type, received_at)
overriding system value values
  ('evt_1', '0194a000-0000-7000-8000-00000000ada0', 'invoice.paid', '2026-03-01 10:01:00+00');

insert into public.person_keys (user_id, wrapped_key, created_at, purpose)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x016f1a069b2152d6b1224e4797ea557ecfdf304204d254fed3a164d8e7b2d3ddf675492e77308e105d6d017acb2b2ca3fe0318fafadb916121ba6a64ac3e0a3a2d1343fc3686949219', '2026-03-01 00:00:00+00', 'rest'),
  ('0194a000-0000-7000-8000-00000000ada0', E'\\x019778ff1949db72f238a31983cac8fc9f42b4ebc0900c39b7432c3ac2de95cfbf069ac32216f6c2767fe34d76f9a1b0a0a1aa5bd5c503de38e415f22b9a1625958a2275256b406549', '2026-03-01 00:00:00+00', 'journal'),
  ('0194a000-0000-7000-8000-00000000ada0', E'\\xa1044beeb14666be97016b754715e4fed30a260ad043bae8ea7cd2779fdd7f1ca15120fa5de9279dc583ce941abfbdf8ed0901844048d786115b0520884decbf25b53c48dd81177f0be959740d16874b5060', '2026-11-24 17:06:12.132699+00', 'messages');

insert into public.profiles (id, email, email_verified, first_name, last_name, avatar_url, locale, timezone,
  is_admin, role, subscription_plan, subscription_status, current_period_end, stripe_customer_id,
  stripe_subscription_id, rev, field_revs, created_at, updated_at, deleted_at, sealed, sealed_rev,
  messages_are_on, discoverable, messages_from, read_receipts, handle)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', 'ada@example.org', 'true', 'Ada', 'L', NULL, 'en', 'Europe/London', 'false', 'user', 'plus', 'active', '2999-01-01 00:00:00+00', 'cus_standin_1', 'sub_1', '3', '{"*": [3, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:00:00+00', '2026-03-01 10:01:00+00', NULL, E'\\x0383fcd2cd63248b5f99065cf613bd910f8bc18b81134398c6a62b750196a243bd35e66222c9a6b4256bc68d3cb783fa54de5b5c1cb3800dcdf5e73291ddb23804932cc933f0e682312b4400b27bb0106f28c4e2cadf300a9c4bb689909f2494c6d44264cd0a5abdc17d59bc8caa65b55cfa15d41621c10e0c7f1b11ddbca6f5ec813d0a3f5bf404c4672660923a837524fff83091d7393cdcb2501779a5acf44e0c7ec794b9d8a9c0666e98610a8c6b399b9a1d1ab145a0cf11fb90013a0015e4e69c9412b2d311ed997f5160bec6763fa8a093bd5e695d701f272220377442fa440bdc7c21f65f910cc57c202ca221fddda4cf7fcc1c165314606ab0bf3c677548e2e0c45af8bd9f6fd520705ee5eee4fa9bb5c83ea63ac450253b664b8b3a8ede248245a8674544c947128561d67efc49b32d5bc36c1b757977359be00e471500b1fda679c3e18106f16075c6e82d2d2fb3780a86413783b34f89c42ef302db5258edc0ce7a3a8e13fbef223ddf17d918ee44ea49bcae02a9fb04b48487e6fc73ac5d95c75d8d1d4da22d5dc31eab782070cde2bac3886446235d12b8860778174bf49e81a7c239053d2664cf373f19a71c77bd991900b62a3169a5fbf7bf1146571206ebcff1196873fb79e7aa0e511082a96720354d038ab6c9797a2db1466cae7ec3ff0de4a39ee65ee1cf35', '3', 'true', 'true', 'nobody', 'true', 'ada.4821');

insert into public.relationships (user_id, id, rev, field_revs, created_at, updated_at, deleted_at,
  purged_at, sealed, media_elsewhere)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000001', '5', '{"*": [5, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:02:00+00', '2026-03-01 10:03:00+00', NULL, NULL, E'\\x033715e816a894213df0071c580dd6e02ef964c5c6b83b09dc63b95d6c47367a468128c5f610c635b0dd263cd276a9bb293c8e73402bb76881ca74514b29b8606c677d622aafe03a796a42b88dc436f34ecd4f07742fc292bfa3d2698ae3414b6fad387a6b1a5cf740606fc6a778bf82912dd118104b1d9f26c620fd05da2502e9f3a04e73c8188efdafa57d4132984c22de092c5dff9c2c24b8582244edef411f3c854295d07b74921735c3f5d26b5a9c1abc2628f93d5336e50043cce612082114781164c59c457b2f8dc72f38216273aef79dc038ed0f9682b68d7089f159fa304e7da3d646e789151892c4a731f75b59c3fc6e25edfd77be8d6a085f5f7d7493de6b5bdf627e368e1c86c8adf07360697716101d8ca9a3147a3949cd1a283cb9b274a849196dbc5b4a61f7dc9d163a41222f3600d97d5b53d00f834349b4f9c5f0de0803acea2c45a4166d19a1a067bb6c59e9096e9773aab547660110684f8b29a9deabf53208cea78c5935f98cfd28ea00417f89779947d55fd89b58422491dca7cdce0c1f4a5113fbd72ddc146efe4a41624afcfc7b2ca1ffe5f2245fcc73f1b8ef42424eb9869ccde8371fd61a011e797e6edd467caa007d9a998db5dc3de69876d15702e2f5315a9d43e9eb4767bac78851b6077cd410d051906038526ae916a934509e5966ad7e5531b8a3f121eab313289c5898d43ad0d1e56246e573bc3525a9bbe03e76d04cc73430d77b353bd0347c8a6355f318d58bd1478b97bb23da3d9dd54d547da372f080839eacf2de526b681f90627e5958fe9b7fce7f918d898dcb16f1f328fef704cc45ffd651541e3b06acbc31b0e3043076c9704a2942e00fbefe33510247657e5e1f3cb5193f395710e59f7801596ca0703f325befa8fe99b57a39a4b3ae7827e80089bc4ba230d0e1b7838bc29cc5650c6c8367', '0'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000002', '6', '{"*": [6, "0194a000-0000-7000-8000-000000000900"]}', '2026-03-01 10:04:00+00', '2026-03-01 10:05:00+00', '2026-03-01 10:05:00+00', NULL, E'\\x03e067fc7dec2a878a5b1188e58d58b91c5355b13bbedd7b1c424865eb35a4e599e0f4f6be4877b4a423799d5a256491ba4560bbbb28e45043d4c295c7861f846123594c9a3b532c22fecadb3ee62e48e2806766b07ffcd9e09916602c92a58da814c431d2ab67dd7ba80c9551bf64750879d526cfca3c3d49b8fb889bc9e2f225800a7910ab4308ad341b5e0077d81bb16e59e8a6087e598931fdf4c18f4421d7bba485d94b23ba772b22eae473b0a8beabe1780c6afa7f4b2bbd2ab8124eb9610ce56c02ae52efc9f3fa55769c5f902e5f85b876dd10389dfebeb49aaf7fa1d025497176f10af91956612c241979d9191bd9c41bcfba5a1b311962f7e80704c73b7280d5f03ef68b38a354ebf1b5783d2784c9022749596940a50e799814f650b2e1f3521ccb7840bdb1edd1586cc50b521e9814365b5fc4c57941a1ebe1f83b4dda4061b945bcbf5a203c9daddec15e67e09b4fa4f15d558c018bbac8deee9122eac1ff33ecb6ae4cb701520e43ff9de35aae317a246441bc6e381d0abd4d474ccea672cf7de8d064e9182ba46c03c8a3ea4fc234c48b86d7970fbe1139bdf1df979c448a3820de58d6e6652a229c6396a99d43507a039287d716099d274d44169a75c389393d68d1b8ba21c3f8eeef6d4b92f186bc4ba320113f103b4792e4036a1b7d108539c3581bc35f0e1243ec', '0'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000003', '7', '{}', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', '2026-03-01 10:06:00+00', NULL, '0');

insert into public.retired_seals (purpose, master_id, sealed, logins, retired_at)
overriding system value values
  ('device-lock', E'\\x0011223344556677', E'\\x01', '{tendre_app_00000000}', '2026-06-01 00:00:00+00');

insert into public.revisions (user_id, rev, table_name, row_id, op_id, device_id, kind, fields,
  field_values, at, made_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '15', 'conversations', '0194a000-0000-7000-8000-000000000051', '01a20ab2-78ca-7046-a35f-7ae577223476', '01a20ab2-78c9-722a-8017-c74eba7ea8cb', 'put', '{title,kind,is_pinned}', E'\\x0171600d5acd6c64975d8840c9d391b51b148ae812e028ee138824d6802fcf96c9550c34eb52fb4c3095a093e775dcc814ec223c9192bf22187b3caf1d209b8be576505fa6328c378164', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '16', 'turns', '0194a000-0000-7000-8000-000000000052', '01a20ab2-7907-7046-a685-44a6f227aaf4', '01a20ab2-78c9-722a-8017-c74eba7ea8cb', 'put', '{conversation_id,question,replies,feedback,cited}', E'\\x01a314114199df8532ab6f14e154f060a1bb2233985c43cb20794ea762a501f6d9ae8a41ce0b533cf1ae1fd4dbd676589948045eefa7ebc32ba92b08ab142ccabb50eb2af070ad887919c0307137e406c28ee11ffa8f1610b5a17884ac655408556d3ba0910feee60cb072b50fdd514cbe5269c4e2ff913aadc90ef85e67b9c3db2ed146e3e20cb0ebd426e166b1b61069bbf295ad57b88f25d6f0abbd172a67064064ca2d', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '8', 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000702', '0194a000-0000-7000-8000-000000000900', 'put', '{word,text}', E'\\x01edf25f6bf30401e79fa42ef391798a9110df0b1f13e4c6e0b1bb23baca6f40a51c961d113d566cccc324cc6ee8d94ea2800ccd4c120cae18440654ec0447e7', '2026-03-01 10:07:00+00', '2026-03-01 10:07:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '9', 'moments', '0194a000-0000-7000-8000-000000000011', '0194a000-0000-7000-8000-000000000703', '0194a000-0000-7000-8000-000000000900', 'patch', '{text}', E'\\x0111120485351f21bad57758cead3074d481909629ef9dc0bb4acd7874566e499fb56490d88ec250178a9fca43b474c426938bd2f3408ff667ea269c6e66d6adcdd0b9c2ad', '2026-03-01 10:08:00+00', '2026-03-01 10:08:00+00');

insert into public.security_events (id, kind, route, person_id, session_id, times, at)
overriding system value values
  ('1', 'forbidden', 'GET /api/sync/pull', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000802', '3', '2026-06-01 00:00:00+00');

insert into public.session_events (id, user_id, session_id, event, device_info, device_at, created_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000803', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000802', 'login', '{"browser": "Firefox"}', '2026-03-01 10:00:00+00', '2026-03-01 10:00:00+00');

insert into public.site_settings (name, value, version, changed_at)
overriding system value values
  ('sign_up', '"invitation"', '2', '2026-11-01 10:00:00+00');

insert into public.site_texts (document, language, version, body, published_at)
overriding system value values
  ('support', 'en', '1', 'Write to us.', '2026-11-01 10:00:00+00');

insert into public.subscription_history (id, user_id, plan, status, amount, currency, period_start,
  period_end, fact, created_at, made)
overriding system value values
  ('0194a000-0000-7000-8000-000000000601', '0194a000-0000-7000-8000-00000000ada0', 'plus_monthly', 'active', '7.00', 'EUR', '2026-03-01 10:01:00+00', '2999-01-01 00:00:00+00', 'invoice:in_1', '2026-03-01 10:01:00+00', '1');

insert into public.support_letters (id, key, user_id, is_priority, locale, sealed, state, created_at, answered_at, mailed_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000091', '0194a000-0000-7000-8000-000000000092', '0194a000-0000-7000-8000-00000000ada0', 'true', 'en', E'\\x0102', 'open', '2026-11-01 10:00:00+00', NULL, '2026-11-01 10:05:00+00');

insert into public.sync_answers (user_id, op_id, table_name, row_id, status, code, details, fields,
  answered_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000703', 'moments', '0194a000-0000-7000-8000-000000000011', 'applied', NULL, NULL, NULL, '2026-03-01 10:08:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000704', 'relationships', '0194a000-0000-7000-8000-000000000013', 'refused', 'plan_limit', '{"used": 3, "limit": 3}', NULL, '2026-03-01 10:09:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '01a20ab2-78ca-7046-a35f-7ae577223476', 'conversations', '0194a000-0000-7000-8000-000000000051', 'applied', NULL, NULL, NULL, '2026-06-01 00:00:00+00'),
  ('0194a000-0000-7000-8000-00000000ada0', '01a20ab2-7907-7046-a685-44a6f227aaf4', 'turns', '0194a000-0000-7000-8000-000000000052', 'applied', NULL, NULL, NULL, '2026-06-01 00:00:00+00');

insert into public.sync_lineage (user_id, incarnation, last_rev, ended_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '7c26d2e1-605c-4286-8f95-eff62d865cdb', '14', '2026-06-01 00:00:00+00');

insert into public.sync_state (user_id, rev, oldest_rev, incarnation, text_bytes)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '18', '1', '2684b7ab-a8a3-45d5-9e5f-965da7d9044f', '885');

insert into public.thread_ends (user_id, thread_id, peer_id, is_bound, answer, is_blocked, made_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000061', NULL, 'true', 'accepted', 'false', '2026-11-01 10:00:00+00');

insert into public.threads (user_id, id, rev, field_revs, created_at, updated_at, deleted_at, purged_at,
  sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000061', '17', '{"*": [17, "0194a000-0000-7000-8000-000000000900"]}', '2026-11-01 10:00:00+00', '2026-11-01 10:00:00+00', NULL, NULL, E'\\x03f4451e96447e7341341b887f4a0a50f2d4717ff6a3f5531a33b2ba9f1bd71eabb076249070d1061acb4ecab7e54adff047c5bd6bc359f852ad469a22b5dca58fe85f97b9714fe2b66d99b75d03d6ad763a7daf4acd69cea8741537fd9880f7e46ec443067d59e8d62c9b0a3a9f1b8cf1790df3fc12b388b43e7e030f49c5842d3296b0a34b1efcdaa370dcd0e688c3d40cb372984b66faefb7045c017503805b473155a625e986eb096302fa831d6cb0a5dadfa2387b13bc2d7ca1fdb82760e9e8e6a3d5ed46c546d32076f4c974765e967409e2ae05a587599dd6518d298e0ddaac2d4684b074a28d17644f770af5016ec172d2fbedfc125d245790c0d40464a81c720f133ccbbe91b047c7abeb6ea4246817f417b19be6da2f0361acb6721eca70c690255bf0e7be5c435c047aa655e4e597255d60387349db0621ff9f92e24b6323e6db6662606e87bf58b9e873008d2882e7ccac862d18dcfb1c7e364f6b74796e60202bcb3689c236d1bcb49d67140df8702c7d3ed10d94d650715ae963d6782181b4cacc95925109');

insert into public.turns (user_id, id, conversation_id, rev, field_revs, created_at, updated_at, deleted_at,
  purged_at, sealed)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000052', '0194a000-0000-7000-8000-000000000051', '16', '{"*": [16, "01a20ab2-78c9-722a-8017-c74eba7ea8cb"]}', '2026-06-01 00:00:00+00', '2026-06-01 00:00:00+00', NULL, NULL, E'\\x03191d690c182e0ed2629eb874d40d70250ca80ecd41e54cda869037554f515de4592cafefa2c5adbef8203ae6343d20081df9121b0023d103a2f566a327aa4b38ccbc31d64d1e82d7350d86ca0304050311613423a4e648af24386d0486e27593d251c7c30e2133fa1a829bb810ad969c59e36c298d0c04e7427721642082caf54839e3dcaad1b53fe2f3e85de43c0f1de56542d1e1b9cb0aabaa190c471a658949aede34d1bf6563a05ad0389e47ef7b974b6787f146680f39eb1dd82663c6f0f6becfceab913f422f9f697dad24b2a27ab12409d2575188f15a116ff970482f9b59d4d3587acaddc58b64845bf1bc0458ca6600e8cc7cfde96ad795f8485c011d4e069bdfda3f09457d0256ce3b766f82d01357fd3097a6e771d1fb6abd33ab1c2e1dbc70864f650b0468571dc503a3110cd8b345f9ce437dde26076b127d1a17dbbb993c70e48aa3ecda6c313b67a5a9a7406a179100672f2e6c9b0e742717119de93a47d8a4c8f8b952bf');

insert into public.uploads (user_id, id, bytes, received, has_poster, state, refusal, facts, stored,
  media_id, created_at, expires_at)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000031', '5000', '5000', 'false', 'ready', NULL, NULL, '4000', '0194a000-0000-7000-8000-000000000021', '2026-03-01 10:11:00+00', '2999-01-01 00:00:00+00');

insert into public.user_backup_versions (id, user_id, sealed, created_at, updated_at, made)
overriding system value values
  ('0194a000-0000-7000-8000-000000000072', '0194a000-0000-7000-8000-00000000ada0', E'\\x013a8b1d3c58057e735aa21821eaa56dbc2212b318cae7c0d0f2b8111966e6d87ba8f6878a72a01a79726f1ed14125877b9c50abf03e7771f6674b3c5358d8257202174198821cb093f0f5aa1f341d0a676baa9d4b8e004db0b85ad58aba1638a453f9072296a3ccd9347e06419e938624bd6e582e6b8e53ac5c32f8ca84b6bed1edc7a3feb4d184780730c2c2c040fc16c04f84a3cb5b7a98f5c4f726dd9715fe5a76e442037a829cc308fd53ddbba12766fbdf4ad9aaec5a236cb03486c9f80327b3d46718', '2026-11-01 10:00:00+00', '2026-11-01 10:00:00+00', '1');

insert into public.user_backups (id, user_id, state_id, sealed, created_at, updated_at)
overriding system value values
  ('0194a000-0000-7000-8000-000000000070', '0194a000-0000-7000-8000-00000000ada0', '0194a000-0000-7000-8000-000000000071', E'\\x01235c00e282bf7a092dd3b3cbb2d3cf982a6827d39fde1cfbcd724c3c58d0aaf05020f696b1d3d7084e2fb3fe458d3e776b603a14b73bd058f56cba5f8c1dca9c9cce8e31ff931a46d5173d1702d85e9b25912fbbbdf30546e4e6000f308df73b5693e73c1b8663715b34174597fdfd2b1872d05a65cc7fdd355d0abe77bf55aeebf4c97c37ddf09275142bda00756b3c274da6da3e17a9a4b7b9261d7253bc12b0a7ad56ea538fa9e04e57d0f5c4b48d81ac4b9562f217a22992b8680348d94ace692a2582', '2026-11-01 10:00:00+00', '2026-11-01 10:00:00+00');

insert into public.write_pace (user_id, started_at, weight)
overriding system value values
  ('0194a000-0000-7000-8000-00000000ada0', '2026-06-01 00:00:00+00', '2');

insert into standin.answers (key, status, body, made_at)
overriding system value values
  ('key-1', '200', '{"id": "cus_standin_1"}', '2026-06-01 00:00:00+00');

insert into standin.events (id, body, attempts, next_at, made)
overriding system value values
  ('evt_1', '{"id": "evt_1", "created": 1772359200}', '0', NULL, '1');

insert into standin.objects (id, kind, customer, body, due_at, made)
overriding system value values
  ('cus_standin_1', 'customer', 'cus_standin_1', '{"id": "cus_standin_1", "object": "customer"}', '2999-01-01 00:00:00+00', '1');

set session_replication_role = origin;
