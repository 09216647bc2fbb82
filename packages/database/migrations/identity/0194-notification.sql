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
  created_at timestamptz not null default now()
);

create index notification_of_user on notification (user_id, id);
create index notification_of_tenant on notification (tenant_id);
create index notification_of_sender on notification (sender_id);

grant select, insert, update, delete on notification to lernspur_identity;
grant insert on notification to lernspur_school_admin, lernspur_teacher, lernspur_provider;
grant select (language) on app_user to lernspur_school_admin, lernspur_teacher, lernspur_provider;
