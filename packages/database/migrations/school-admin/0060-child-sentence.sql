-- What a child says of itself where it has a competence, in the form of the report for the child (rule print.14). Null
-- where nobody has written it.
alter table competence add column child_sentence text check (length(child_sentence) between 1 and 300);

grant insert (child_sentence) on competence to lernspur_provider;
