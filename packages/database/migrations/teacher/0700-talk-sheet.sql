-- Sheets for talks with parents (rule talk.1). Erasing a student removes them; nothing else of the student does.
create table talk_sheet (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  held_on date not null,
  going_well text not null check (length(going_well) <= 1000),
  practising text not null check (length(practising) <= 1000),
  next_step text not null check (length(next_step) <= 1000),
  agreed text not null check (length(agreed) <= 1000),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student,
  foreign key (tenant_id, school_class_id) references school_class
);

create index talk_sheet_of_student on talk_sheet (tenant_id, student_id, held_on desc, id desc);
create index talk_sheet_of_class on talk_sheet (tenant_id, school_class_id);

-- What the author notes for him- or herself (rule talk.3). In a table of its own, so that nothing that reads or exports
-- sheets can take it along.
create table talk_note (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  talk_sheet_id uuid not null,
  author_id uuid not null references app_user,
  note text not null check (length(note) between 1 and 4000),
  primary key (tenant_id, id),
  unique (tenant_id, talk_sheet_id),
  foreign key (tenant_id, talk_sheet_id) references talk_sheet on delete cascade
);

call protect_tenant_table('talk_sheet');
call protect_tenant_table('talk_note');

grant select, insert, update, delete on talk_sheet, talk_note to lernspur_teacher;
