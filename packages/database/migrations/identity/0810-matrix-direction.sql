-- Where a digit in the matrix goes on: with the child below, or with the next competence.
alter table app_user add column matrix_direction text not null default 'down'
  check (matrix_direction in ('down', 'right'));
