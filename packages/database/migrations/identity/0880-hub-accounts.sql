-- Somebody who came by a hub (rule external.5): by which of the configured identity providers, and since when the school
-- has to let him or her in. The role is a disabled one until then, so that a release before that lets nobody in.
alter table user_role
  add column identity_provider_id text,
  add column waiting_since timestamptz;

-- By which identity a session began, and what the identity provider calls session and person. With these, signing out
-- here reaches the provider, and signing out there ends the session here (rule external.8). The ID token is encrypted.
alter table auth_attempt
  add column external_identity_id uuid,
  add column provider_session text,
  add column provider_subject text,
  add column sealed_id_token bytea;
alter table session
  add column external_identity_id uuid,
  add column provider_session text,
  add column provider_subject text,
  add column sealed_id_token bytea;

alter table user_role
  add constraint user_role_identity_provider_id check (length(identity_provider_id) <= 50) not valid;
alter table auth_attempt
  add constraint auth_attempt_provider_session check (length(provider_session) <= 500) not valid,
  add constraint auth_attempt_provider_subject check (length(provider_subject) <= 500) not valid,
  add constraint auth_attempt_external_identity_id_fkey
    foreign key (external_identity_id) references external_identity on delete cascade not valid;
alter table session
  add constraint session_provider_session check (length(provider_session) <= 500) not valid,
  add constraint session_provider_subject check (length(provider_subject) <= 500) not valid,
  add constraint session_external_identity_id_fkey
    foreign key (external_identity_id) references external_identity on delete set null not valid;

-- Logout tokens that were used, by the hash of issuer and token id, so that none is used twice.
create table used_logout_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  used_at timestamptz not null default now()
);

create index used_logout_token_age on used_logout_token (used_at);

grant select, insert, delete on used_logout_token to lernspur_identity;
