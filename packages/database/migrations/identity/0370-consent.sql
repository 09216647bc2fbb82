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

grant select, insert on consent to lernspur_identity;
