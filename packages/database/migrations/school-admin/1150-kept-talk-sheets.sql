-- A talk sheet keeps its child and its class. Of whom and where there are some, and nothing of what they say.
grant select (tenant_id, student_id, school_class_id) on talk_sheet to lernspur_school_admin;

-- It is one more reason to stay. Which there are, the contract alone says.
alter table student_import_change drop constraint student_import_change_stays_check;
