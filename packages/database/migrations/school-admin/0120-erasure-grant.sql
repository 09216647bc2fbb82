-- The information about a child names the requests to erase it (rule erasure.3), and the service of teachers makes it.
grant select (tenant_id, student_id, reason, note, requested_at, due_at, undone_at, carried_out_at) on student_erasure
  to lernspur_teacher;
