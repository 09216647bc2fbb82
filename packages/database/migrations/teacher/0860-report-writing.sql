-- How texts speak of the child (rule remark.3): of the report, because it goes with it, and a later report takes it over.
alter table report add column student_pronoun text check (student_pronoun in ('she', 'he', 'none'));

-- Sentences that were drafted from entries and not looked at yet (rule remark.6), as [{text, entryIds}].
alter table report add column summary_drafted jsonb not null default '[]';
alter table report_subject add column drafted jsonb not null default '[]';

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

grant select, insert, update on text_block_list to lernspur_teacher;
