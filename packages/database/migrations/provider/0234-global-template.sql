-- Templates for all schools are the provider's own rows; the policies keep it away from those of schools.
grant select (tenant_id, id, origin_id, name, abbreviation, color, school_level, school_class_id, is_template,
  created_at, updated_at) on school_subject to lernspur_provider;
grant insert (tenant_id, name, abbreviation, color, school_level, is_template) on school_subject to lernspur_provider;

grant select on competence_domain, competence to lernspur_provider;
grant insert (tenant_id, school_subject_id, name, symbol, position) on competence_domain to lernspur_provider;
grant insert (tenant_id, domain_id, description, position) on competence to lernspur_provider;
