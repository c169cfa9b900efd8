-- Two more reasons to refuse a file (domain/media/upload.ts). No row is broken by a rule that allows more.
alter table uploads drop constraint uploads_refusal_check;
alter table uploads add constraint uploads_refusal_check check (refusal in ('unsupported_type', 'unreadable', 'moving_picture', 'too_long',
  'too_many_pixels', 'too_slow', 'poster_unreadable')) not valid;
alter table uploads validate constraint uploads_refusal_check;
