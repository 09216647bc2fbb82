-- What a Land asks for beside levels and remarks (rule print.8): birth date, absences, a remark of the class teacher. With
-- a state of its own, so that it meets no conflict with whoever writes the general comment at that moment.
alter table report add column details jsonb not null default '{}' check (jsonb_typeof(details) = 'object');
alter table report add column details_updated_at timestamptz not null default now();
