-- Lists of a class count their entries in this index alone, and the start page finds the newest ones of each subject by
-- their ids, which ascend with time.
create index observation_of_class_subject on observation (tenant_id, school_class_id, school_subject_id, id desc);
