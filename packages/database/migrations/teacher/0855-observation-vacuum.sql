-- Reading an index alone works on pages that vacuum has seen. Entries are only added for most of a day: by default it
-- would come after a fifth of all, which is weeks in a large installation.
alter table observation set (autovacuum_vacuum_insert_scale_factor = 0.01);
