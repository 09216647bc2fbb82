-- Pictures of students are files of the school, which whoever manages students adds. What is a file is the teacher
-- service's to tell.
grant insert on stored_file to lernspur_school_admin;
grant select (tenant_id, id) on stored_file to lernspur_school_admin;
