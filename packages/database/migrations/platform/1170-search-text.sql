-- Text as searches compare it: in lower case and without accents, so that whoever types Sahin finds Şahin.
create function fold_text(value text) returns text
language sql immutable strict parallel safe
return translate(
  replace(replace(replace(
    regexp_replace(normalize(lower(value collate "de-x-icu"), NFD) collate "C", '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  'łđøı', 'ldoi');

-- What searches look for such text in. Umlauts stand there twice: Müller is found by Muller and by Mueller.
create function search_text(value text) returns text
language sql immutable strict parallel safe
return fold_text(value) || case when value ~* '[äöüø]|[aou]\u0308' then ' ' || fold_text(
  replace(replace(replace(replace(
    normalize(lower(value collate "de-x-icu"), NFC), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe')) else '' end;
