-- As before; and news of reports: who teaches one subject is not in the product every day, and others wait for it.
create or replace function is_mailed_unasked(type text) returns boolean
language sql immutable parallel safe
return type in ('classInvite', 'reportSubjectEditRequest', 'reportSubjectCompleted');
