-- Students are found by names without accents, too. `searched_as` is now what `search_text` was when the parts were made;
-- a service of the release before takes it for parts that are not made, and makes them anew, and so does this release
-- after it: while both run, some names are read directly, and lists are right.
alter table student add column search_text text
  generated always as (search_text(first_name || ' ' || last_name)) stored;

create index student_without_search_parts on student (tenant_id, id) where searched_as is distinct from search_text;
