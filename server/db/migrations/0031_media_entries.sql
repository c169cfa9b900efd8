-- The white space that JavaScript knows, so that domain/media/media-list.ts and this agree on every string.
create or replace function is_stored_media(p_entry jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(p_entry) = 'string'
    and (p_entry #>> '{}') !~ E'^[\t\n\u000b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$'
    and (p_entry #>> '{}') !~* E'^[\t\n\u000b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*(file|blob|content|capacitor|ionic|ph|assets-library|cdvfile|filesystem):';
