-- People are one directory: the same person may work at several schools.
create table app_user (
  id uuid primary key default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  password_hash text,
  first_name text not null check (length(first_name) <= 1000),
  last_name text not null check (length(last_name) <= 1000),
  avatar text,
  language text not null default 'de' check (language in ('de', 'en')),
  theme text check (theme in ('light', 'dark')),
  is_setup_completed boolean not null default false,
  class_setup_tooltip_seen boolean not null default false,
  team_setup_tooltip_seen boolean not null default false,
  school_year_setup_tooltip_seen boolean not null default false,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The school that somebody is about to found, as far as it is typed: name, state and school type as the contract
  -- has them. It waits for the person, on whatever device; a school is made of it only when he or she says so.
  school_draft jsonb,
  -- Which name the person's lists of people are sorted by.
  name_order text not null default 'firstName'
    check (name_order in ('firstName', 'lastName')),
  last_signed_in_at timestamptz,
  -- Set by an admin of the provider, together with deactivated_at; a person who closes the own account sets neither.
  disabled_reason text check (length(disabled_reason) between 1 and 200),
  -- As the provider sorts and searches people of all schools.
  searched text collate "de-x-icu"
    generated always as (lower((first_name || ' ' || last_name || ' ' || email) collate "de-x-icu")) stored,
  -- Where a digit in the matrix goes on: with the child below, or with the next competence.
  matrix_direction text not null default 'down'
    check (matrix_direction in ('down', 'right')),
  -- The provider finds people by names without accents, too.
  search_text text
    generated always as (search_text(first_name || ' ' || last_name || ' ' || email)) stored,
  unique (email),
  check (disabled_reason is null or deactivated_at is not null)
);

create index app_user_domain on app_user (split_part(email, '@', 2)) where deactivated_at is null;
create index app_user_by_email on app_user (email collate "de-x-icu", id);
create index app_user_by_email_down on app_user (email collate "de-x-icu" desc nulls last, id desc);
create index app_user_disabled on app_user (id) where disabled_reason is not null;
create index app_user_searched on app_user using gin (searched gin_trgm_ops);
-- What the provider's lists count, without reading the rows of people and roles: who is listed, how many work at a
-- school, and whether somebody leads it.
create index app_user_listed on app_user (id) where deactivated_at is null or disabled_reason is not null;
create index app_user_by_last_name on app_user
  ((left(last_name, 300)) collate "de-x-icu", (left(first_name, 300)) collate "de-x-icu");
create index app_user_by_first_name on app_user
  ((left(first_name, 300)) collate "de-x-icu", (left(last_name, 300)) collate "de-x-icu");
-- Lists put nulls last in both directions.
create index app_user_by_last_name_down on app_user
  ((left(last_name, 300)) collate "de-x-icu" desc nulls last, (left(first_name, 300)) collate "de-x-icu" desc nulls last);
create index app_user_by_first_name_down on app_user
  ((left(first_name, 300)) collate "de-x-icu" desc nulls last, (left(last_name, 300)) collate "de-x-icu" desc nulls last);
create index app_user_by_search_text on app_user using gin (search_text gin_trgm_ops);

-- That somebody works at a school, or is invited to, and as what.
create table user_role (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user,
  tenant_id uuid not null references tenant,
  role_type text not null check (role_type in ('admin', 'manager', 'user')),
  status text not null check (status in ('active', 'disabled', 'invitationDeclined', 'invitationPending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Where a person worked last, so that the next sign-in continues there.
  last_used_at timestamptz,
  -- Who invited the person of a role; an invitation by code has always known it. Null for roles that nobody invited
  -- to.
  inviter_id uuid references app_user,
  -- What the provider wants somebody to be, as long as no admin of the school has confirmed it. A role that waits
  -- for an answer is of that type already, an active one keeps its own; so no active role is what is only asked for.
  requested_role_type text check (requested_role_type in ('admin', 'manager')),
  requested_by_id uuid references app_user,
  requested_at timestamptz,
  unique (tenant_id, user_id),
  check (requested_role_type is null or (requested_by_id is not null and requested_at is not null)),
  check (status <> 'active' or requested_role_type is distinct from role_type)
);

create index user_role_of_user on user_role (user_id);
create index user_role_of_inviter on user_role (inviter_id) where status = 'invitationPending';
create index user_role_requested on user_role (tenant_id, requested_at) where requested_role_type is not null;
create index user_role_pending on user_role (user_id) where status = 'invitationPending';
create index user_role_by_status on user_role (tenant_id, status, role_type);

-- A session is known by the hash of its token only; a stolen table opens no door.
create table session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  user_role_id uuid references user_role on delete set null,
  is_shared_device boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days',
  -- What a session runs on, such as `Firefox, Windows`, so that people recognise their own. No more is kept of a
  -- browser.
  device text check (length(device) <= 100)
);

create index session_of_user on session (user_id);
create index session_of_role on session (user_role_id);
create index session_expiry on session (expires_at);
create index session_beginning on session (created_at);

-- Attempts to sign in, as a level that rises with each and sinks over time. The subject is a keyed hash of an address,
-- a client or both: who tried stays unknown to whoever reads the table.
create table sign_in_throttle (
  subject bytea primary key check (length(subject) = 32),
  level double precision not null,
  updated_at timestamptz not null default now(),
  -- The key of the account that attempts were counted for, so that a lock is found without knowing the network.
  account bytea check (length(account) = 32)
);

create index sign_in_throttle_age on sign_in_throttle (updated_at);
create index sign_in_throttle_of_account on sign_in_throttle (account) where account is not null;

-- Mails that wait to be sent, so that no request waits for a mail server. A mail has no code in it: the code is derived
-- from its id and a key that the database does not know, and facts go when the mail is gone.
create table mail_outbox (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z]+([A-Z][a-z]+)*$'),
  recipient text not null check (length(recipient) <= 254),
  language text not null check (language in ('de', 'en')),
  facts jsonb not null default '{}',
  -- dropped: nobody has the address; failed: the mail server will not take it.
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  attempts integer not null default 0,
  -- When it may be tried, and while it is being sent, when it counts as abandoned.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- The last reply of the mail server, without addresses of pages, which may hold a secret.
  reply text check (length(reply) <= 300)
);

create index mail_outbox_due on mail_outbox (due_at) where status in ('waiting', 'sending');
create index mail_outbox_age on mail_outbox (settled_at) where settled_at is not null;
create index mail_outbox_of_recipient on mail_outbox (recipient, created_at);

-- When a mail of a kind last went to an address, known or not. The subject is a keyed hash of both.
create table mail_cooldown (
  subject bytea primary key check (length(subject) = 32),
  sent_at timestamptz not null default now()
);

create index mail_cooldown_age on mail_cooldown (sent_at);

-- Addresses that may register: whole ones, and whole domains as `*@schule.example`.
create table allowed_email (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  created_at timestamptz not null default now(),
  -- Who allowed an address. Accounts are found by address, and by the domain of the address.
  added_by_id uuid references app_user on delete set null
);

create index allowed_email_by_email on allowed_email (email collate "de-x-icu", id);
create index allowed_email_by_email_down on allowed_email (email collate "de-x-icu" desc nulls last, id desc);

-- An invitation into a school. It stands in the directory, because whoever holds its code belongs to no school yet. The
-- code is known by its hash only.
create table invitation (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references tenant on delete cascade,
  user_role_type text not null check (user_role_type in ('admin', 'manager', 'user')),
  code_hash bytea not null unique check (length(code_hash) = 32),
  inviter_id uuid not null references app_user,
  email text check (email = lower(email) and length(email) <= 254),
  active_until timestamptz not null,
  maximum_uses integer not null default 1000 check (maximum_uses >= 1),
  used integer not null default 0 check (used between 0 and maximum_uses),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, id)
);

create index invitation_of_tenant on invitation (tenant_id, active_until);
create index invitation_of_email on invitation (email) where email is not null;
create index invitation_of_inviter on invitation (inviter_id);

-- Codes that went out by mail, as hashes. Each opens one thing once.
create table one_time_code (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('passwordReset', 'registration', 'emailChange')),
  code_hash bytea not null unique check (length(code_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  -- What the address becomes.
  new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
  -- What the person joins when the registration is finished.
  invitation_id uuid references invitation on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((kind = 'emailChange') = (new_email is not null))
);

create index one_time_code_of_user on one_time_code (user_id, kind);
create index one_time_code_of_invitation on one_time_code (invitation_id);
create index one_time_code_expiry on one_time_code (expires_at);

-- What somebody is told inside the product, in the language that person had chosen then.
create table notification (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  -- The school it is about; welcome has none.
  tenant_id uuid references tenant on delete cascade,
  type text not null
    check (type in ('classInvite', 'welcome', 'general', 'reportSubjectEditRequest', 'reportSubjectCompleted')),
  channel text not null default 'inApp' check (channel in ('inApp', 'email')),
  title text not null check (length(title) <= 255),
  message text not null check (length(message) <= 2000),
  is_read boolean not null default false,
  target_id uuid,
  meta_data jsonb,
  sender_id uuid references app_user,
  created_at timestamptz not null default now(),
  -- What an unread notification is about: a newer one of the same topic takes its place instead of standing beside
  -- it.
  topic text check (length(topic) <= 255),
  -- What a notification says in each language, so that it speaks the one of whoever reads it, also after a change of
  -- it. Older ones have their title and message only.
  texts jsonb check (jsonb_typeof(texts) = 'object'),
  -- When it was mailed as well, or only: one that is only mailed has the channel email and counts as read.
  mailed_at timestamptz
);

create index notification_of_user on notification (user_id, id);
create index notification_of_tenant on notification (tenant_id);
create index notification_of_sender on notification (sender_id);
create unique index notification_of_topic on notification (user_id, topic) where not is_read;

-- A sign-in that takes more than one step. It is made for any address, so that nobody learns which ones have accounts.
create table auth_attempt (
  id uuid primary key default uuidv7(),
  -- Null while somebody is at another provider of sign-ins: whose sign-in it is shows when he or she comes back.
  email text check (email = lower(email) and length(email) <= 254),
  status text not null default 'init' check (
    status in ('init', 'tfaRequired', 'successForSameDevice', 'successForAllDevices', 'failed', 'used', 'expired')
  ),
  -- Of the code in the mailed link.
  code_hash bytea check (length(code_hash) = 32),
  -- Of the code that only the browser has which began it.
  verification_hash bytea check (length(verification_hash) = 32),
  -- Of the cookie of that browser.
  browser_hash bytea check (length(browser_hash) = 32),
  wrong_codes integer not null default 0,
  expires_at timestamptz not null default now() + interval '15 minutes',
  created_at timestamptz not null default now(),
  -- Sign-ins that wait for the second factor have an account for certain, and neither mailed code nor cookie.
  user_id uuid references app_user on delete cascade
);

create index auth_attempt_expiry on auth_attempt (expires_at);
create index auth_attempt_of_user on auth_attempt (user_id) where user_id is not null;

-- The second factor of an account. The secret is encrypted with a key that the database does not know, because codes are
-- made from it. It is in force from the moment that a first code was right.
create table two_factor (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  -- Half minutes since 1970 of the last code that was taken; older ones and itself open nothing any more.
  last_step bigint,
  turned_on_at timestamptz,
  created_at timestamptz not null default now()
);

-- Codes for whoever lost the device, as keyed hashes. A code goes with its use.
create table recovery_code (
  id uuid primary key default uuidv7(),
  user_id uuid not null references two_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  unique (user_id, code_hash)
);

-- Somebody as an identity provider knows him or her. Issuer and subject together are the identity; the address only
-- helps people to recognise it.
create table external_identity (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  issuer text not null check (length(issuer) <= 500),
  subject text not null check (length(subject) between 1 and 255),
  email text check (length(email) <= 254),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (issuer, subject)
);

create index external_identity_of_user on external_identity (user_id);

-- A way to an identity provider that somebody is on. State, nonce and code verifier are derived from the attempt's id
-- and a key that the database does not know. The row goes with the first return, so that nobody returns twice.
create table external_sign_in (
  auth_attempt_id uuid primary key references auth_attempt on delete cascade,
  provider_id text not null,
  state_hash bytea not null unique check (length(state_hash) = 32),
  redirect_uri text not null check (length(redirect_uri) <= 2000),
  -- Who wants to link an identity; without it somebody wants to sign in.
  linking_user_id uuid references app_user on delete cascade
);

create index external_sign_in_of_user on external_sign_in (linking_user_id);

-- How many mails of a kind somebody, or a school, has had sent on a day. The subject is a keyed hash of both.
create table mail_allowance (
  subject bytea not null check (length(subject) = 32),
  day date not null default (now() at time zone 'UTC')::date,
  used integer not null default 0 check (used >= 0),
  primary key (subject, day)
);

create index mail_allowance_age on mail_allowance (day);

-- A device from which somebody has signed in, by the hash of its cookie: attempts of others do not lock it out.
create table known_device (
  token_hash bytea not null check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);

create index known_device_of_user on known_device (user_id, last_used_at);
create index known_device_age on known_device (last_used_at);

-- A request to remove somebody's second factor. It waits, so that the person can object; an outcome ends it.
create table two_factor_reset (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  -- Where it was requested: the person's school, or the provider.
  tenant_id uuid not null references tenant on delete cascade,
  requested_by uuid not null references app_user on delete cascade,
  confirmed_by uuid references app_user on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  -- Of the code in the mail to the person.
  objection_hash bytea not null unique check (length(objection_hash) = 32),
  due_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('done', 'objected', 'withdrawn', 'lapsed')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);

create unique index two_factor_reset_waiting on two_factor_reset (user_id) where outcome is null;
create index two_factor_reset_due on two_factor_reset (due_at) where outcome is null;
create index two_factor_reset_of_tenant on two_factor_reset (tenant_id, created_at);
create index two_factor_reset_age on two_factor_reset (created_at);

-- Who agreed to which version of the terms and of the privacy notice, when and in which language. Rows are only added; they
-- go with the person.
create table consent (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  -- The day from which the version applies.
  version date not null,
  language text not null check (language in ('de', 'en')),
  given_at timestamptz not null default now(),
  unique (user_id, document, version)
);

-- How somebody wants to hear of a kind of news; a kind without a row is told as tell_people says.
create table notification_choice (
  user_id uuid not null references app_user on delete cascade,
  type text not null check (type in ('classInvite', 'general', 'reportSubjectEditRequest', 'reportSubjectCompleted')),
  in_app boolean not null,
  email boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, type)
);

grant references on app_user
  to lernspur_platform_owner, lernspur_provider_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
grant references on invitation to lernspur_school_admin_owner;
