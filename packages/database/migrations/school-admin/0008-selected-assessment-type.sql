-- The one reference against the order of the owners: classes were there before their scales.
alter table school_class add constraint school_class_selected_assessment_type
  foreign key (tenant_id, selected_assessment_type_id) references assessment_type
  on delete set null (selected_assessment_type_id);
