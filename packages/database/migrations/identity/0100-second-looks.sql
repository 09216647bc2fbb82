-- Who was an active admin of the school or of the provider when the request was made: whoever became one later does
-- not confirm it. Null for requests to an earlier release, which nobody confirms.
alter table two_factor_reset add column admin_ids uuid[];

-- Wrong codes of a day, and when it began.
alter table two_factor
  add column wrong_codes integer not null default 0,
  add column wrong_codes_since timestamptz;

-- Where a mailed link was asked for, such as `Firefox, Windows`, and the number that both screens show, so that nobody
-- lets somebody else's browser in; and that the person said no.
alter table auth_attempt
  add column device text check (length(device) <= 100),
  add column network text check (length(network) <= 100),
  add column match_number smallint check (match_number between 10 and 99),
  add column refused_at timestamptz;

-- When the person of a session last said again by password, second factor or mailed code that it is him or her; and the
-- code that was mailed for it.
alter table session
  add column confirmed_at timestamptz,
  add column confirmation_hash bytea check (length(confirmation_hash) = 32),
  add column confirmation_sent_at timestamptz;
