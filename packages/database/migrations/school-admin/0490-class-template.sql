-- A class that is kept as a template: `nickname` is what the template is called, `name` that of the class it was made
-- from. It is in no year. One that is not active was deleted and can be put back for an hour.
create index school_class_template on school_class (tenant_id, lower(nickname), id) where is_template;

-- The provider counts classes without templates.
grant select (is_template) on school_class to lernspur_provider;
