-- What heads the column of a competence (rule subject.8). Null where nobody has written it: then its text proposes one.
alter table competence add column short_title text check (length(short_title) between 1 and 40);

grant insert (short_title) on competence to lernspur_provider;
