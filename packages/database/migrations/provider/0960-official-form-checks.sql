-- A form is for several types of school, as announcements are; empty for all types. Null for forms from before, which
-- are for the one of `school_type_id`, or for all.
alter table official_form add column school_type_ids uuid[];

-- Somebody has compared a form with its official text (rule form.2). The check holds for exactly the content that was
-- compared, whether it is a draft or a version: any change makes the form one to be checked again, and undoing the
-- change makes it a checked one.
create table official_form_check (
  id uuid primary key default uuidv7(),
  official_form_id uuid not null references official_form,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- The decree by its reference, and its day.
  source text not null check (length(source) between 1 and 500),
  source_date date not null,
  -- Null when the account is gone.
  checked_by_id uuid references app_user on delete set null,
  checked_at timestamptz not null default clock_timestamp(),
  unique (official_form_id, checked_at)
);

grant select on official_form_check to lernspur_school_admin;
grant select, insert, delete on official_form_check to lernspur_provider;
