-- The scale of the first version that a class uses. Nothing could set it so far, so no row points anywhere.
alter table school_class add constraint school_class_selected_assessment_type
  foreign key (tenant_id, selected_assessment_type_id) references assessment_type
  on delete set null (selected_assessment_type_id);

create index school_class_of_assessment_type on school_class (tenant_id, selected_assessment_type_id)
  where selected_assessment_type_id is not null;

-- Which class a scale belongs to, and nothing else of it.
grant select (tenant_id, id, school_class_id) on assessment_type to lernspur_school_admin;
