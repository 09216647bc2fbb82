-- The year of schooling of the class when the report was created, which its data name (rule signature.2). Null for a
-- report that is older than this column.
alter table report add column school_class_level integer;
