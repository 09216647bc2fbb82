-- Names as searches read them. Converting every student of a school at each search took most of its time.
alter table student add column lower_name text
  generated always as (lower((first_name || ' ' || last_name) collate "de-x-icu")) stored;

-- As lists of classes are sorted.
create index school_class_by_level on school_class (tenant_id, school_level, name collate "de-x-icu", id);
