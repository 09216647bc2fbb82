-- Before a class is deleted it is told how many reports go with it. What they say is the teacher service's to tell.
grant select (tenant_id, id, school_class_id) on report to lernspur_school_admin;
