-- Name, town and official number by which the operator knows a school (rule signature.10). A row stays when a newer one
-- supersedes it, because reports of that time carry the name of that time, and when the school is gone, because its
-- reports are checked for years: so it has no foreign key to the school.
create table school_confirmation (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  town text not null check (length(town) between 1 and 100),
  official_number text not null check (length(official_number) between 1 and 30),
  state_id uuid not null references state,
  -- As the legal pages named the operator on that day; null where they named nobody.
  operator text,
  confirmed_at timestamptz not null default now(),
  confirmed_by_id uuid references app_user on delete set null,
  superseded_at timestamptz,
  withdrawn_at timestamptz
);

create unique index school_confirmation_current on school_confirmation (school_id)
  where superseded_at is null and withdrawn_at is null;
create unique index school_confirmation_number on school_confirmation (state_id, lower(official_number))
  where superseded_at is null and withdrawn_at is null;

grant select, insert, update (superseded_at, withdrawn_at) on school_confirmation to lernspur_provider;
grant select on school_confirmation to lernspur_teacher;
grant references on school_confirmation to lernspur_teacher_owner;
