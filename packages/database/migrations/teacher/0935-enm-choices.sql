-- What somebody has said of an ENM file of the school administration system (rule enm.3), for the next file: the number
-- of the school, and which subject, competence or level of ours an entry of the file means.
create table enm_choice (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('school', 'subject', 'competence', 'level')),
  -- Its number in the file, or the words of a level.
  source text not null check (length(source) between 1 and 200),
  -- The subject of a competence; empty for others.
  subject_name text not null default '' check (length(subject_name) <= 200),
  -- Empty for what is to be left out.
  target text not null check (length(target) <= 1000),
  primary key (tenant_id, id),
  unique (tenant_id, kind, source)
);

call protect_tenant_table('enm_choice');

-- Which child an entry means where the name alone does not say it. It goes with the child.
create table enm_student (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- The number of the child in the school administration system, and its name there.
  enm_id bigint not null,
  enm_name text not null check (length(enm_name) between 1 and 400),
  student_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, enm_id),
  foreign key (tenant_id, student_id) references student on delete cascade
);

create index enm_student_of_student on enm_student (tenant_id, student_id);

call protect_tenant_table('enm_student');

grant select, insert, update, delete on enm_choice, enm_student to lernspur_teacher;
-- Joining two records of one child moves what belongs to them.
grant update (student_id) on enm_student to lernspur_platform_owner;
