-- The lessons of a person at a school go with the role there.
grant references on user_role to lernspur_school_admin_owner;
