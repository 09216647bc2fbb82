alter table user_role validate constraint user_role_end_set_by_id_fkey;
alter table user_role validate constraint user_role_end;
