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

grant select, insert, update, delete on external_identity, external_sign_in to lernspur_identity;

-- Whose sign-in it is shows only when somebody comes back from the provider.
alter table auth_attempt alter column email drop not null, alter column verification_hash drop not null;
