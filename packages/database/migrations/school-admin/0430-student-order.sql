-- As lists of students are sorted: by either name, in German order.
create index student_by_last_name on student
  (tenant_id, last_name collate "de-x-icu", first_name collate "de-x-icu", id);
create index student_by_first_name on student
  (tenant_id, first_name collate "de-x-icu", last_name collate "de-x-icu", id);
