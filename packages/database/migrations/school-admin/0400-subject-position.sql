-- The place of a subject among those of its class, of a template in its school level; none until somebody orders them.
alter table school_subject add column position integer check (position >= 0);
