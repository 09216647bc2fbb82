-- Text as searches compare it: in lower case and without accents, so that whoever types Sahin finds Şahin. None of these
-- functions depends on the locale of the database, and none is declared strict: Postgres inlines no such function. Text
-- of ASCII alone, as most is, has as many bytes as characters and takes the short way.
create function fold_text(value text) returns text
language sql immutable parallel safe
return case when octet_length(value) = length(value) then lower(value collate "C") else translate(
  replace(replace(replace(
    regexp_replace(normalize(lower(value collate "de-x-icu"), NFD) collate "C", '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  'łđøı', 'ldoi') end;

-- The same with umlauts as they are typed where the keyboard has none.
create function spell_out_text(value text) returns text
language sql immutable parallel safe
return fold_text(replace(replace(replace(replace(
  normalize(lower(value collate "de-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'));

-- What searches look for such text in: Müller is found by Muller and by Mueller.
create function search_text(value text) returns text
language sql immutable parallel safe
return fold_text(value) || case
  when octet_length(value) > length(value)
    and normalize(lower(value collate "de-x-icu"), NFC) collate "C" ~ '[äöüø]' then ' ' || spell_out_text(value)
  else '' end;
