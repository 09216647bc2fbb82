-- Levels change places in one statement, so that two may share a number until it is over.
alter table performance_level drop constraint performance_level_tenant_id_performance_visual_id_level_key;
alter table performance_level add constraint performance_level_place
  unique (tenant_id, performance_visual_id, level) deferrable initially immediate;
