-- The competence that one was copied from, by which a template follows its origin.
alter table competence add column origin_id uuid;

-- A template's origin as it was when the school last took something of it: id of the provider's part → its texts. Tells
-- what the provider has changed since from what the school has. Null where that is not known.
alter table school_subject add column origin_texts jsonb check (jsonb_typeof(origin_texts) = 'object');

-- Changes of several subjects at once, to be undone as a whole by whoever made them. They hold no names of people, and
-- outlive subjects, so they refer to none.
create table subject_change (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  kind text not null check (kind in ('import', 'copy', 'update', 'delete')),
  subject_ids uuid[] not null,
  names text[] not null,
  -- Those subjects that were there before, with their contents.
  contents_before jsonb not null check (jsonb_typeof(contents_before) = 'array'),
  -- Of the subjects after the change: undoing it takes nothing from whoever went on working.
  digest_after text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create index subject_change_of_user on subject_change (tenant_id, user_id, created_at desc, id);
create index subject_change_age on subject_change (tenant_id, created_at);

call protect_tenant_table('subject_change');

grant select, insert, delete on subject_change to lernspur_school_admin;
grant select, delete on subject_change to lernspur_identity;
