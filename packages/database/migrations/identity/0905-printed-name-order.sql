-- Prints and files list children by the name that whoever makes them sorts by.
grant select (name_order) on app_user to lernspur_teacher;
