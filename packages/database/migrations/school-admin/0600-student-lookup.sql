-- What lists of students are found by, so that they need not read every student of the school. The service fills both
-- columns later; whoever's are not filled is looked at directly, so lists are right at any time.

-- The last day of the student's classes: '-infinity' without a class, 0001-01-01 with inactive classes without a year
-- alone, 'infinity' with an active one. 0001-01-02 after a change, until it is determined anew: a day rather than null,
-- so that a list that asks for days in the past finds both in one part of the index, which also counts them.
alter table student add column enrolled_until date not null default '0001-01-02';
create index student_by_enrolment on student (tenant_id, enrolled_until, id);

-- The name that the parts below were made of.
alter table student add column searched_as text;
create index student_without_parts on student (tenant_id, id) where searched_as is distinct from lower_name;

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

grant select, insert, delete on student_name_part to lernspur_school_admin;
