-- The first official forms name their types of school (rule form.3).
grant select on school_type to lernspur_provider_owner;
