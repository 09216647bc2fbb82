-- The undo journal: acts that can be undone, each with the rows that undo it. Rows are recorded whole, so that a column
-- that a table gets later is recorded and restored without being named anywhere.
create table undo_entry (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- The role of the service that did the act; no other service reads or changes the entry.
  service name not null default current_user,
  kind text not null,
  actor_id uuid not null references app_user,
  -- The entry goes with this class.
  school_class_id uuid,
  -- What the kind has to know beside the rows.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null default now(),
  -- Null for an act that can be undone until the next one of its kind on the same row.
  expires_at timestamptz,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  check ((undone_at is null) = (undone_by_id is null))
);

create index undo_entry_by_kind on undo_entry (tenant_id, kind, created_at desc, id);
create index undo_entry_by_expiry on undo_entry (tenant_id, expires_at);
create index undo_entry_of_class on undo_entry (tenant_id, school_class_id);

create table undo_row (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  undo_entry_id uuid not null,
  service name not null default current_user,
  -- What the act did to the row.
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  -- The row before the act; of an inserted row, its keys alone.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  row_id uuid not null generated always as ((content ->> 'id')::uuid) stored,
  -- Whom and what the row is about: it prevents nothing and goes with them, and a file stays as long as the row.
  student_id uuid generated always as
    ((content ->> case table_name when 'student' then 'id' else 'student_id' end)::uuid) stored,
  school_class_id uuid generated always as
    ((content ->> case table_name when 'school_class' then 'id' else 'school_class_id' end)::uuid) stored,
  report_id uuid generated always as ((content ->> 'report_id')::uuid) stored,
  file_id uuid generated always as ((content ->> 'file_id')::uuid) stored,
  -- Why undoing has left the row as it was.
  skip_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, undo_entry_id) references undo_entry on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, report_id) references report on delete cascade,
  foreign key (tenant_id, file_id) references stored_file
);

create index undo_row_of_entry on undo_row (tenant_id, undo_entry_id);
create index undo_row_by_row on undo_row (tenant_id, row_id);
create index undo_row_of_student on undo_row (tenant_id, student_id);
create index undo_row_of_class on undo_row (tenant_id, school_class_id);
create index undo_row_of_report on undo_row (tenant_id, report_id);
create index undo_row_of_file on undo_row (tenant_id, file_id);

call protect_tenant_table('undo_entry');
call protect_tenant_table('undo_row');

-- Within a school each service sees what it recorded itself.
create policy own_service on undo_entry as restrictive to lernspur_school_admin, lernspur_teacher
  using (service = current_user);
create policy own_service on undo_row as restrictive to lernspur_school_admin, lernspur_teacher
  using (service = current_user);
