-- Names of classes as other rows show them, found by id. In a school of 500 classes the index of their order would else
-- be read through for each of those rows.
create index school_class_by_id on school_class (tenant_id, id) include (school_level, name, is_template);
