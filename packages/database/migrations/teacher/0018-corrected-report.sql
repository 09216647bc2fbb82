-- A completed report stays final; what was wrong in it is corrected by a new one that names what it replaces (rule
-- report.11). Its name and day stand in the row as well, because the replaced report may be deleted one day.
alter table report
  add column corrects_id uuid,
  add column correction jsonb check (jsonb_typeof(correction) = 'object'),
  add foreign key (tenant_id, corrects_id) references report on delete set null (corrects_id);

-- A report is replaced by one other at most.
create unique index report_by_corrected on report (tenant_id, corrects_id) where corrects_id is not null;

-- Documents whose schools have replaced them. What everybody may read, and what outlives the school: it names neither
-- schools nor persons.
create table replaced_document (
  id uuid primary key
);

grant select, insert on replaced_document to lernspur_teacher;
