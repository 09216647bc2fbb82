-- A school year of a school, with its days.
create table school_year (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  year integer not null check (year between 1900 and 2200),
  school_year_start date not null,
  school_year_end date not null,
  state_id uuid references state,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Years of a school and terms of a year do not overlap, and names of years are unique. False exempts rows that are
  -- older than this rule until their days or their name change: nobody else could correct them.
  keeps_apart boolean not null default true,
  has_own_name boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, year),
  check (school_year_start < school_year_end),
  constraint school_year_days_apart exclude using gist (
    tenant_id with =, daterange(school_year_start, school_year_end, '[]') with &&) where (keeps_apart),
  constraint school_year_begins_in_year check (year = extract(year from school_year_start))
);

create unique index school_year_own_name on school_year (tenant_id, name) where has_own_name;

call protect_tenant_table('school_year');

-- The two halves of a school year.
create table school_term (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_year_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  school_term_semester text not null check (school_term_semester in ('first', 'second')),
  start_date date not null,
  end_date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  keeps_apart boolean not null default true,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year on delete cascade,
  unique (tenant_id, school_year_id, school_term_semester),
  check (start_date < end_date),
  -- Deferred: the terms of a year are written one by one.
  constraint school_term_days_apart exclude using gist (
    tenant_id with =, school_year_id with =, daterange(start_date, end_date, '[]') with &&) where (keeps_apart)
    deferrable initially deferred
);

create index school_term_by_day on school_term (tenant_id, start_date, end_date);

call protect_tenant_table('school_term');

-- A class of a school; or, as a template, what classes are made from.
create table school_class (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 4),
  nickname text check (length(nickname) <= 100),
  school_level integer not null check (school_level >= 0),
  is_active boolean not null default true,
  is_onboarding_finalized boolean not null default false,
  is_assessment_type_onboarding_finalized boolean not null default false,
  is_student_onboarding_finalized boolean not null default false,
  -- `nickname` is what a template is called, `name` that of the class it was made from. It is in no year. One that
  -- is not active was deleted and can be put back for an hour.
  is_template boolean not null default false,
  origin_id uuid,
  creator_id uuid not null references app_user,
  school_year_id uuid,
  -- The scale of the first version that the class uses.
  selected_assessment_type_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year
);

create index school_class_of_creator on school_class (tenant_id, creator_id);
create index school_class_of_year on school_class (tenant_id, school_year_id);
create index school_class_of_assessment_type on school_class (tenant_id, selected_assessment_type_id)
  where selected_assessment_type_id is not null;
create index school_class_template on school_class (tenant_id, lower(nickname), id) where is_template;
-- As lists of classes are sorted.
create index school_class_by_level on school_class (tenant_id, school_level, name collate "de-x-icu", id);
-- Names of classes as other rows show them, found by id. In a school of 500 classes the index of their order would else
-- be read through for each of those rows.
create index school_class_by_id on school_class (tenant_id, id) include (school_level, name, is_template);

call protect_tenant_table('school_class');

-- The provider sees how many classes a school has, without templates, and nothing of them.
create policy provider_counts on school_class for select to lernspur_provider using (not is_template);

-- Every year a class was assigned to: observations may lie in any of them.
create table school_class_year (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  school_year_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, school_year_id) references school_year,
  unique (tenant_id, school_class_id, school_year_id)
);

create index school_class_year_of_year on school_class_year (tenant_id, school_year_id);

call protect_tenant_table('school_class_year');

-- A subject of a class, or a template when it has no class.
create table school_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  origin_id uuid,
  name text not null check (length(name) between 1 and 100),
  abbreviation text not null check (length(abbreviation) between 1 and 100),
  color text not null check (color ~ '^#[0-9a-fA-F]{6}$'),
  school_level integer not null check (school_level >= 0),
  school_class_id uuid,
  is_template boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The place of a subject among those of its class, of a template in its school level; none until somebody orders
  -- them.
  position integer check (position >= 0),
  -- A template's origin as it was when the school last took something of it: id of the provider's part → its texts.
  -- Tells what the provider has changed since from what the school has. Null where that is not known.
  origin_texts jsonb check (jsonb_typeof(origin_texts) = 'object'),
  -- The country whose schools a template of the provider is for; null for those of all countries.
  country_id uuid references country,
  -- The version of the provider's that a school's template was last taken from; null where that is not known. It
  -- belongs to another tenant, as what `origin_id` names.
  origin_version_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class,
  unique (tenant_id, school_class_id, id),
  check (is_template = (school_class_id is null))
);

create index school_subject_of_level on school_subject (tenant_id, school_level) where is_template;
create index school_subject_of_version on school_subject (tenant_id, origin_version_id, origin_id)
  where origin_version_id is not null;

call protect_tenant_table('school_subject');

-- A domain of a subject, which groups competences.
create table competence_domain (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  origin_id uuid,
  school_subject_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  symbol text check (length(symbol) <= 20),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_subject_id) references school_subject on delete cascade
);

create index competence_domain_of_subject on competence_domain (tenant_id, school_subject_id, position, id);

call protect_tenant_table('competence_domain');

-- What a child can learn in a subject, as it is observed and reported.
create table competence (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  domain_id uuid not null,
  description text not null check (length(description) between 1 and 1000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The competence that one was copied from, by which a template follows its origin.
  origin_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, domain_id) references competence_domain on delete cascade
);

create index competence_of_domain on competence (tenant_id, domain_id, position, id);

call protect_tenant_table('competence');

-- A child of a school.
create table student (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  avatar text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When a student who waits to be erased goes; until then nothing new is entered about him or her.
  erases_at timestamptz,
  -- Names as searches read them. Converting every student of a school at each search took most of its time.
  lower_name text
    generated always as (lower((first_name || ' ' || last_name) collate "de-x-icu")) stored,
  -- The last day of the student's classes: '-infinity' without a class, 0001-01-01 with inactive classes without a
  -- year alone, 'infinity' with an active one. 0001-01-02 after a change, until the service determines it: a day
  -- rather than null, so that a list that asks for days in the past finds both in one part of the index, which also
  -- counts them. Until then the student is looked at directly, so lists are right at any time.
  enrolled_until date not null default '0001-01-02',
  -- What `search_text` was when the parts in student_name_part were made; a student whose name has changed since is
  -- read directly.
  searched_as text,
  -- The same without accents, so that whoever types Sahin finds Şahin.
  search_text text
    generated always as (search_text(first_name || ' ' || last_name)) stored,
  primary key (tenant_id, id)
);

create index student_by_name on student (tenant_id, last_name, first_name, id);
-- Files are served and stored only while a row shows them.
create index student_by_picture on student (tenant_id, avatar) where avatar is not null;
-- As lists of students are sorted: by either name, in German order.
create index student_by_last_name on student
  (tenant_id, last_name collate "de-x-icu", first_name collate "de-x-icu", id);
create index student_by_first_name on student
  (tenant_id, first_name collate "de-x-icu", last_name collate "de-x-icu", id);
create index student_by_enrolment on student (tenant_id, enrolled_until, id);
create index student_without_parts on student (tenant_id, id) where searched_as is distinct from lower_name;
create index student_without_search_parts on student (tenant_id, id) where searched_as is distinct from search_text;

call protect_tenant_table('student');

-- The provider counts children; the grant leaves their names out.
create policy provider_counts on student for select to lernspur_provider using (true);

-- Which children are in which class.
create table student_class_relation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class,
  unique (tenant_id, student_id, school_class_id)
);

create index student_class_relation_of_class on student_class_relation (tenant_id, school_class_id, student_id);

call protect_tenant_table('student_class_relation');

-- The subjects of a class that a child takes part in. Both keys carry the class, so they cannot drift apart.
create table student_subject_relation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id, school_class_id)
    references student_class_relation (tenant_id, student_id, school_class_id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, student_id, school_subject_id)
);

create index student_subject_relation_of_subject on student_subject_relation (tenant_id, school_subject_id, student_id);
create index student_subject_relation_of_class on student_subject_relation (tenant_id, school_class_id, student_id);

call protect_tenant_table('student_subject_relation');

-- Rights on one class for somebody who is neither its creator nor manager or admin of the school.
create table class_access_right (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  user_id uuid not null references app_user,
  can_manage_access_rights boolean not null default false,
  can_manage_students boolean not null default false,
  can_manage_performance_visuals boolean not null default false,
  can_manage_competences boolean not null default false,
  can_write_competence_entries boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  unique (tenant_id, school_class_id, user_id),
  unique (tenant_id, school_class_id, id)
);

create index class_access_right_of_user on class_access_right (tenant_id, user_id, school_class_id);

call protect_tenant_table('class_access_right');

create table class_access_right_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  class_access_right_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, class_access_right_id)
    references class_access_right (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, class_access_right_id, school_subject_id)
);

create index class_access_right_subject_of_subject on class_access_right_subject (tenant_id, school_subject_id);

call protect_tenant_table('class_access_right_subject');

-- Rights on one class that wait for whoever accepts an invitation. They go with the invitation and with the class.
create table invitation_access_right (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  invitation_id uuid not null,
  can_manage_access_rights boolean not null default false,
  can_manage_students boolean not null default false,
  can_manage_performance_visuals boolean not null default false,
  can_manage_competences boolean not null default false,
  can_write_competence_entries boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Who promised rights with an invitation: everybody who stored them. Null counts as promised by the inviter.
  promiser_ids uuid[],
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, invitation_id) references invitation (tenant_id, id) on delete cascade,
  unique (tenant_id, school_class_id, invitation_id),
  unique (tenant_id, school_class_id, id)
);

create index invitation_access_right_of_invitation on invitation_access_right (tenant_id, invitation_id);

call protect_tenant_table('invitation_access_right');

create table invitation_access_right_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  invitation_access_right_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, invitation_access_right_id)
    references invitation_access_right (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, invitation_access_right_id, school_subject_id)
);

create index invitation_access_right_subject_of_subject
  on invitation_access_right_subject (tenant_id, school_subject_id);

call protect_tenant_table('invitation_access_right_subject');

-- Requests to erase a student, and what went. They outlive the student, so they refer to no row of him or her.
create table student_erasure (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  initials text not null check (length(initials) <= 20),
  reason text not null check (reason in ('request', 'retention', 'mistake', 'other')),
  -- Goes with the student, because it may name him or her.
  note text check (length(note) <= 500),
  keeps_completed_reports boolean not null,
  requested_by_id uuid not null references app_user,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  carried_out_at timestamptz,
  -- Rows that went, by kind.
  counts jsonb check (jsonb_typeof(counts) = 'object'),
  -- The signed receipt, a JSON Web Signature.
  receipt text,
  primary key (tenant_id, id),
  check (undone_at is null or carried_out_at is null),
  check ((carried_out_at is null) = (counts is null))
);

create unique index student_erasure_open on student_erasure (tenant_id, student_id)
  where undone_at is null and carried_out_at is null;
create index student_erasure_due on student_erasure (tenant_id, due_at)
  where undone_at is null and carried_out_at is null;
create index student_erasure_by_time on student_erasure (tenant_id, requested_at desc, id);

call protect_tenant_table('student_erasure');

-- Orders to close a school, and what was removed. They outlive the school, so they refer to no row of it.
create table school_closing (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  school_name text not null,
  by_provider boolean not null,
  requested_by_id uuid not null references app_user,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  closed_at timestamptz,
  -- Rows that were removed, by table.
  counts jsonb check (jsonb_typeof(counts) = 'object'),
  -- When the bytes of its uploaded files were removed, too.
  files_removed_at timestamptz,
  check (undone_at is null or closed_at is null),
  check ((closed_at is null) = (counts is null))
);

create unique index school_closing_open on school_closing (school_id) where undone_at is null and closed_at is null;
create index school_closing_due on school_closing (due_at) where undone_at is null and closed_at is null;
create index school_closing_files on school_closing (closed_at) where closed_at is not null and files_removed_at is null;

-- What a school has chosen instead.
create table retention_choice (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('reports', 'observations', 'students', 'pictures', 'audit')),
  years integer not null check (years between 0 and 100),
  chosen_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, kind)
);

call protect_tenant_table('retention_choice');

-- What a school has confirmed to delete because its time is over, and how much went.
create table retention_deletion (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  kind text not null check (kind in ('reports', 'observations', 'students', 'pictures', 'audit')),
  -- The school year, by the year of its start, in which the records were closed.
  year integer not null,
  counted integer not null check (counted > 0),
  requested_by_id uuid not null references app_user,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  carried_out_at timestamptz,
  removed integer check (removed >= 0),
  primary key (tenant_id, id),
  check (undone_at is null or carried_out_at is null),
  check ((carried_out_at is null) = (removed is null))
);

create unique index retention_deletion_open on retention_deletion (tenant_id, kind, year)
  where undone_at is null and carried_out_at is null;
create index retention_deletion_by_time on retention_deletion (tenant_id, requested_at desc, id);

call protect_tenant_table('retention_deletion');

-- That it was looked up in a school year what is due; owners were told if anything was.
create table retention_notice (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  year integer not null,
  due integer not null check (due >= 0),
  looked_up_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, year)
);

call protect_tenant_table('retention_notice');

-- That the classes of a year were taken over into another; it stays readable once it was undone.
create table roll_over (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  from_school_year_id uuid not null,
  to_school_year_id uuid not null,
  made_by_id uuid not null references app_user,
  made_at timestamptz not null default now(),
  undo_until timestamptz not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  -- What was made, by kind.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  primary key (tenant_id, id),
  -- A year is deleted only once no class is in it, so that there is nothing left to undo.
  foreign key (tenant_id, from_school_year_id) references school_year on delete cascade,
  foreign key (tenant_id, to_school_year_id) references school_year on delete cascade,
  check ((undone_at is null) = (undone_by_id is null))
);

create index roll_over_by_time on roll_over (tenant_id, made_at desc, id);
create index roll_over_of_from_year on roll_over (tenant_id, from_school_year_id);
create index roll_over_of_to_year on roll_over (tenant_id, to_school_year_id);

call protect_tenant_table('roll_over');

-- Which class became which. A line goes with the class that was made; the former class may go without it.
create table roll_over_class (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  roll_over_id uuid not null,
  from_class_id uuid not null,
  to_class_id uuid not null,
  to_school_year_id uuid not null,
  with_students boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, roll_over_id) references roll_over on delete cascade,
  foreign key (tenant_id, to_class_id) references school_class on delete cascade,
  -- A class is taken over into a year once.
  constraint roll_over_class_once unique (tenant_id, from_class_id, to_school_year_id),
  unique (tenant_id, to_class_id)
);

create index roll_over_class_of_roll_over on roll_over_class (tenant_id, roll_over_id);

call protect_tenant_table('roll_over_class');

-- That leaders of a school were told that classes of a year have none to come.
create table roll_over_notice (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_year_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year on delete cascade,
  unique (tenant_id, school_year_id)
);

call protect_tenant_table('roll_over_notice');

-- The first characters of what follows each position of a name in lower case, itself included: whoever looks for a text
-- anywhere in a name looks for a part that begins so. Row-level security keeps other indexes of texts from being used:
-- of the operators on texts, comparisons alone tell nothing of the rows of other schools.
create table student_name_part (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  part text collate "C" not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student on delete cascade
);

create index student_name_part_by_part on student_name_part (tenant_id, part, student_id);
create index student_name_part_of_student on student_name_part (tenant_id, student_id);

call protect_tenant_table('student_name_part');

grant references on school_term, school_class, school_subject, competence, student, student_class_relation
  to lernspur_teacher_owner;
grant references on school_class, student to lernspur_platform_owner;
