-- What each level of a scale means for a competence, lowest first, as an array of texts with one for each level, blank
-- ones included (rule subject.9). Null where nobody has described any.
alter table competence add column level_descriptions jsonb;

alter table competence add constraint competence_level_descriptions_check check (
  jsonb_typeof(level_descriptions) = 'array' and jsonb_array_length(level_descriptions) between 1 and 10) not valid;

grant insert (level_descriptions) on competence to lernspur_provider;
