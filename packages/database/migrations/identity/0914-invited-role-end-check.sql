alter table invitation validate constraint invitation_role_end;
