-- What is known of an uploaded file; its bytes lie in the file store under <tenant_id>/<id>. Files never change and
-- outlive what shows them, because reports are snapshots.
create table stored_file (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- A photo has its colours in a tenth of the bytes as JPEG.
  type text not null check (type in ('image/png', 'image/jpeg')),
  size integer not null check (size > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

call protect_tenant_table('stored_file');

-- A scale of levels with pictures; without a class it is a template of the school.
create table performance_visual (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  school_class_id uuid,
  is_template boolean not null default false,
  origin_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index performance_visual_of_class on performance_visual (tenant_id, school_class_id);

call protect_tenant_table('performance_visual');

-- A level of a scale.
create table performance_level (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  performance_visual_id uuid not null,
  level integer not null check (level between 1 and 10),
  label text not null check (length(label) between 1 and 100),
  is_frontend_picture boolean not null default true,
  picture_path text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  picture_file_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, performance_visual_id) references performance_visual on delete cascade,
  unique (tenant_id, performance_visual_id, id),
  -- Levels change places in one statement, so that two may share a number until it is over.
  constraint performance_level_place
    unique (tenant_id, performance_visual_id, level) deferrable initially immediate,
  constraint performance_level_picture
    foreign key (tenant_id, picture_file_id) references stored_file,
  constraint performance_level_one_picture
    check (is_frontend_picture = (picture_file_id is null))
);

create index performance_level_by_picture on performance_level (tenant_id, picture_file_id)
  where picture_file_id is not null;

call protect_tenant_table('performance_level');

-- An assessment of a class in a term, such as a test, with its weight and scale; without a class a template.
create table performance_assessment (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  weighting numeric(5, 2) not null default 0 check (weighting between 0 and 100),
  school_level integer not null check (school_level >= 0),
  school_term_semester text not null check (school_term_semester in ('first', 'second')),
  is_template boolean not null default false,
  school_term_id uuid,
  school_class_id uuid,
  performance_visual_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_term_id) references school_term,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, performance_visual_id) references performance_visual
);

create index performance_assessment_of_class on performance_assessment (tenant_id, school_class_id, school_term_id);
create index performance_assessment_of_visual on performance_assessment (tenant_id, performance_visual_id);
create index performance_assessment_of_term on performance_assessment (tenant_id, school_term_id);

call protect_tenant_table('performance_assessment');

-- The subject stands in the row as well, because rights, filters and reports all ask by subject.
create table observation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  competence_id uuid not null,
  performance_level_id uuid,
  performance_assessment_id uuid,
  description text check (length(description) <= 1000),
  observed_at date not null,
  creator_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student,
  foreign key (tenant_id, school_class_id) references school_class,
  foreign key (tenant_id, school_class_id, school_subject_id) references school_subject (tenant_id, school_class_id, id),
  foreign key (tenant_id, competence_id) references competence,
  foreign key (tenant_id, performance_level_id) references performance_level,
  foreign key (tenant_id, performance_assessment_id) references performance_assessment,
  check (performance_level_id is not null or length(description) > 0)
);

create index observation_of_class on observation (tenant_id, school_class_id, observed_at desc, id desc);
create index observation_of_subject on observation (tenant_id, school_subject_id, observed_at desc, id desc);
create index observation_of_student on observation (tenant_id, student_id, observed_at desc, id desc);
create index observation_of_competence on observation (tenant_id, competence_id, student_id);
create index observation_of_assessment on observation (tenant_id, performance_assessment_id);
create index observation_of_level on observation (tenant_id, performance_level_id);
create index observation_of_creator on observation (tenant_id, creator_id);
-- Lists of a class count their entries in this index alone, and the start page finds the newest ones of each subject by
-- their ids, which ascend with time.
create index observation_of_class_subject on observation (tenant_id, school_class_id, school_subject_id, id desc);
-- The entries of a subject cell by cell, newest first, so that the newest of each is found without sorting.
create index observation_of_cell on observation
  (tenant_id, school_subject_id, competence_id, student_id, observed_at desc, created_at desc, id desc);

call protect_tenant_table('observation');

-- A class is in one school and a subject in one class. The planner takes each for independent of the other, expects a
-- handful of rows where a class has thousands, and then chooses plans that read them all.
create statistics observation_dependencies (dependencies)
  on tenant_id, school_class_id, school_subject_id, student_id from observation;

-- Reports of a class that were made together.
create table report_group (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  school_class_id uuid not null,
  created_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Groups of a class have names of their own. False exempts a group that is older than this rule until it is renamed.
  has_own_name boolean not null default true,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index report_group_of_class on report_group (tenant_id, school_class_id);
create unique index report_group_own_name on report_group (tenant_id, school_class_id, lower(name)) where has_own_name;

call protect_tenant_table('report_group');

-- A snapshot: names stand in the row, because later renames, moves and deletions must change nothing in it.
create table report (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid,
  report_group_id uuid,
  name text not null check (length(name) between 1 and 100),
  status text not null default 'inProgress' check (status in ('inProgress', 'completed')),
  calculation_method text not null check (calculation_method in ('latestEntries', 'allEntries')),
  school_term_semester text check (school_term_semester in ('first', 'second')),
  start_date date not null,
  end_date date not null,
  completed_at timestamptz,
  created_by_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  school_name text not null,
  school_slogan text,
  school_year_name text,
  school_class_name text not null,
  school_class_nickname text,
  performance_assessment_name text,
  performance_visual_name text,
  performance_visual_levels jsonb not null default '[]',
  student_first_name text not null,
  student_last_name text not null,
  student_avatar text,
  original_student_id uuid not null,
  summary_comment text not null default '' check (length(summary_comment) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The logo and the layout of the school when a report was created; a report is a snapshot.
  school_logo text,
  layout jsonb check (jsonb_typeof(layout) = 'object'),
  -- What was still to be looked at when the report was completed.
  left_open jsonb check (jsonb_typeof(left_open) = 'array'),
  -- How texts speak of the child (rule remark.3): of the report, because it goes with it, and a later report takes
  -- it over.
  student_pronoun text check (student_pronoun in ('she', 'he', 'none')),
  -- Sentences that were drafted from entries and not looked at yet (rule remark.6), as [{text, entryIds}].
  summary_drafted jsonb not null default '[]',
  -- The assessments whose entries a report counts (rule report-subject.2); null for all. Proposals are computed anew
  -- by the same.
  performance_assessment_ids uuid[],
  -- What a Land asks for beside levels and remarks (rule print.8): birth date, absences, a remark of the class
  -- teacher. With a state of its own, so that it meets no conflict with whoever writes the general comment at that
  -- moment.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  details_updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete set null (school_class_id),
  foreign key (tenant_id, report_group_id) references report_group on delete set null (report_group_id),
  check (start_date <= end_date),
  check ((status = 'completed') = (completed_at is not null))
);

create index report_of_class on report (tenant_id, school_class_id, student_last_name, student_first_name, id);
create index report_of_group on report (tenant_id, report_group_id);
create index report_of_student on report (tenant_id, original_student_id);
create index report_by_picture on report (tenant_id, student_avatar) where student_avatar is not null;
-- All reports of a school, newest period first.
create index report_by_period on report (tenant_id, end_date desc, id desc);
create index report_by_logo on report (tenant_id, school_logo) where school_logo is not null;

call protect_tenant_table('report');

-- Domains and competences of a subject are one document: they are read and printed together and never joined.
create table report_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  school_subject_id uuid not null,
  position integer not null,
  status text not null default 'inProgress' check (status in ('inProgress', 'completed')),
  comment text not null default '' check (length(comment) <= 1000),
  name text not null,
  abbreviation text not null,
  color text not null,
  domains jsonb not null,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What is open in a part of a report, kept beside it: lists tell it of many reports, and would else read all they
  -- say. A proposal that nobody has confirmed or changed counts as unconfirmed.
  competence_count integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains, '$[*].competences[*]'))) stored,
  without_level integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains, '$[*].competences[*] ? (@.performanceLevel == null)'))) stored,
  unconfirmed integer not null generated always as (
    jsonb_array_length(jsonb_path_query_array(domains,
      '$[*].competences[*] ? (@.performanceLevel != null && !(@.overwritten == true) && !(@.confirmed == true))'))) stored,
  drafted jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, report_id) references report on delete cascade,
  unique (tenant_id, report_id, school_subject_id)
);

create index report_subject_of_subject on report_subject (tenant_id, school_subject_id);

call protect_tenant_table('report_subject');

-- Scales of the first version of observations. Without a class it is a template of the school.
create table assessment_type (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  school_class_id uuid,
  is_template boolean not null default false,
  origin_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index assessment_type_of_class on assessment_type (tenant_id, school_class_id);

call protect_tenant_table('assessment_type');

-- A level of a scale of the first version.
create table legacy_performance_level (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  assessment_type_id uuid not null,
  level integer not null check (level between 1 and 10),
  label text not null check (length(label) between 1 and 100),
  picture_path text,
  picture_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, assessment_type_id) references assessment_type on delete cascade,
  foreign key (tenant_id, picture_file_id) references stored_file,
  constraint legacy_performance_level_place
    unique (tenant_id, assessment_type_id, level) deferrable initially immediate
);

create index legacy_performance_level_by_picture on legacy_performance_level (tenant_id, picture_file_id)
  where picture_file_id is not null;

call protect_tenant_table('legacy_performance_level');

-- Observations of the first version. The subject stands in the row as well, as in version 2, because rights and filters
-- ask by subject.
create table legacy_observation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  competence_id uuid not null,
  performance_level_id uuid,
  is_competence_check boolean not null default false,
  description text check (length(description) <= 1000),
  observed_at date not null,
  creator_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student,
  foreign key (tenant_id, school_class_id) references school_class,
  foreign key (tenant_id, school_class_id, school_subject_id) references school_subject (tenant_id, school_class_id, id),
  foreign key (tenant_id, competence_id) references competence,
  foreign key (tenant_id, performance_level_id) references legacy_performance_level,
  check (performance_level_id is not null or length(description) > 0)
);

create index legacy_observation_of_class on legacy_observation (tenant_id, school_class_id, observed_at desc, id desc);
create index legacy_observation_of_subject on legacy_observation (tenant_id, school_subject_id, observed_at desc, id desc);
create index legacy_observation_of_student on legacy_observation (tenant_id, student_id, observed_at desc, id desc);
create index legacy_observation_of_competence on legacy_observation (tenant_id, competence_id, student_id);
create index legacy_observation_of_level on legacy_observation (tenant_id, performance_level_id);
create index legacy_observation_of_creator on legacy_observation (tenant_id, creator_id);
create index legacy_observation_of_cell on legacy_observation
  (tenant_id, school_subject_id, competence_id, student_id, observed_at desc, created_at desc, id desc);

call protect_tenant_table('legacy_observation');

create statistics legacy_observation_dependencies (dependencies)
  on tenant_id, school_class_id, school_subject_id, student_id from legacy_observation;

-- A photo of a piece of work. It goes with its entry; class and child stand in the row for lists.
create table observation_photo (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  observation_id uuid not null,
  student_id uuid not null,
  school_class_id uuid not null,
  file_id uuid not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbnail text not null check (length(thumbnail) <= 40000),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, observation_id) references observation on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, file_id) references stored_file
);

create index observation_photo_of_observation on observation_photo (tenant_id, observation_id);
create index observation_photo_of_student on observation_photo (tenant_id, student_id, created_at desc);
create index observation_photo_of_class on observation_photo (tenant_id, school_class_id, created_at desc);
create index observation_photo_by_file on observation_photo (tenant_id, file_id);

call protect_tenant_table('observation_photo');

-- Where the children of a class sit, in its own room (an empty name) and in others.
create table seating_plan (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  room text not null default '' check (length(room) <= 60),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  unique (tenant_id, school_class_id, room),
  unique (tenant_id, school_class_id, id)
);

call protect_tenant_table('seating_plan');

-- A desk goes with its plan, and with its child when that leaves the class.
create table seating_desk (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  seating_plan_id uuid not null,
  school_class_id uuid not null,
  student_id uuid not null,
  x smallint not null check (x between 0 and 11),
  y smallint not null check (y between 0 and 11),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, seating_plan_id)
    references seating_plan (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, student_id, school_class_id)
    references student_class_relation (tenant_id, student_id, school_class_id) on delete cascade,
  unique (tenant_id, seating_plan_id, student_id),
  unique (tenant_id, seating_plan_id, x, y)
);

create index seating_desk_of_plan on seating_desk (tenant_id, school_class_id, seating_plan_id);
create index seating_desk_of_student on seating_desk (tenant_id, student_id, school_class_id);

call protect_tenant_table('seating_desk');

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

call protect_tenant_table('talk_sheet');

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

call protect_tenant_table('talk_note');

-- A private note is hidden from other people by the database too, not only by each query, and in nobody's name
-- there are none (rule talk.3).
create policy own_note on talk_note as restrictive for all to lernspur_teacher using (
  author_id = (select nullif(current_setting('app.user_id', true), '')::uuid));

-- Whom and what a teacher means to look at in a week (rule look-back.2). It is of the one who made it alone, and goes
-- with the child, the competence or the class.
create table week_plan_item (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  school_class_id uuid not null,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  student_id uuid,
  competence_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, competence_id) references competence on delete cascade,
  check (num_nonnulls(student_id, competence_id) = 1)
);

create unique index week_plan_item_once on week_plan_item
  (tenant_id, user_id, school_class_id, week, student_id, competence_id) nulls not distinct;
create index week_plan_item_of_class on week_plan_item (tenant_id, school_class_id);
create index week_plan_item_of_student on week_plan_item (tenant_id, student_id);
create index week_plan_item_of_competence on week_plan_item (tenant_id, competence_id);

call protect_tenant_table('week_plan_item');

-- A completed report as it was first printed, served byte for byte from then on (rule print.5). One for each language
-- that someone who sees all of it printed it in.
create table report_file (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  language text not null check (language in ('de', 'en')),
  -- Packed already.
  bytes bytea storage external not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, report_id, language),
  foreign key (tenant_id, report_id) references report on delete cascade
);

call protect_tenant_table('report_file');

-- Several reports as one file, and how far it is (rule print.4). It goes after a day.
create table report_set (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  creator_id uuid not null references app_user,
  -- Which forms there are, the contract alone says.
  form text not null,
  duplex boolean not null,
  report_ids uuid[] not null check (cardinality(report_ids) between 1 and 200),
  state text not null default 'running' check (state in ('running', 'done', 'canceled', 'failed')),
  done integer not null default 0,
  attempts integer not null default 0,
  -- The process that makes it, and when it last said so; another one goes on when it falls silent.
  runner_id uuid,
  touched_at timestamptz not null default now(),
  bytes bytea storage external,
  created_at timestamptz not null default now(),
  -- A digest of what the file of a set was made from: another one now means that the file is outdated (rule
  -- print.4).
  made_from text,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  check ((state = 'done') = (bytes is not null))
);

create index report_set_of_class on report_set (tenant_id, school_class_id);
create index report_set_by_age on report_set (tenant_id, created_at);

call protect_tenant_table('report_set');

-- Texts of one's own for remarks (rule text-block.1), one document a person: they are read and saved together.
create table text_block_list (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  blocks jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id)
);

call protect_tenant_table('text_block_list');

-- The key that a school seals its reports with (rule signature.5). The private half is encrypted with the installation's
-- secret. After a year the next seal gets a new one.
create table seal_key (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  public_key bytea not null check (octet_length(public_key) = 32),
  private_key bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

call protect_tenant_table('seal_key');

-- What is sealed of a completed report, the same in every print of it (rule signature.1).
create table report_seal (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  seal_key_id uuid not null,
  document_id uuid not null,
  code text not null,
  data text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, report_id),
  foreign key (tenant_id, report_id) references report on delete cascade,
  foreign key (tenant_id, seal_key_id) references seal_key
);

create index report_seal_of_key on report_seal (tenant_id, seal_key_id);

call protect_tenant_table('report_seal');

-- What everybody may read, and what outlives the school: it names neither schools nor persons.
create table published_seal_key (
  public_key bytea primary key check (octet_length(public_key) = 32)
);

create table withdrawn_document (
  id uuid primary key
);

grant references on assessment_type to lernspur_school_admin_owner;
grant references on report, stored_file to lernspur_platform_owner;
