-- The last level that a type of school has, by state where states differ, with its source: classes of it leave the school
-- at the end of the year. Where there is none, no class is taken for the last.
create table school_type_span (
  id uuid primary key default uuidv7(),
  school_type_id uuid not null references school_type,
  -- Without one it holds for all states that have no row of their own.
  state_id uuid references state,
  top_level integer not null check (top_level between 1 and 20),
  source text not null check (length(source) between 1 and 500),
  is_verified boolean not null,
  unique nulls not distinct (school_type_id, state_id)
);

insert into school_type_span (school_type_id, top_level, source, is_verified)
select sty.id, general.top_level, general.source, false
from (values
  ('DE', 'Grundschule', 4, 'Zu prüfen: Schulgesetz des Landes. In den meisten Ländern vier Jahrgangsstufen.'),
  ('DE', 'Hauptschule', 9, 'Zu prüfen: Schulgesetz des Landes. Mancherorts gibt es eine zehnte Jahrgangsstufe.'),
  ('DE', 'Realschule', 10, 'Zu prüfen: Schulgesetz des Landes.'),
  ('DE', 'Oberschule', 10, 'Zu prüfen: Schulgesetz des Landes. Ohne gymnasiale Oberstufe.'),
  ('DE', 'Gesamtschule', 13, 'Zu prüfen: Schulgesetz des Landes. Mit gymnasialer Oberstufe.'),
  ('DE', 'Gemeinschaftsschule', 10, 'Zu prüfen: Schulgesetz des Landes. Ohne gymnasiale Oberstufe.'),
  ('DE', 'Gymnasium', 13, 'Zu prüfen: Schulgesetz des Landes. Neunjähriges Gymnasium.'),
  ('DE', 'Förderschule', 10, 'Zu prüfen: Schulgesetz des Landes.'),
  ('AT', 'Volksschule', 4, 'Zu prüfen: Schulorganisationsgesetz. Vier Schulstufen.'),
  ('AT', 'Mittelschule', 8, 'Zu prüfen: Schulorganisationsgesetz. Fünfte bis achte Schulstufe.'),
  ('AT', 'Sonderschule', 9, 'Zu prüfen: Schulorganisationsgesetz.'),
  ('AT', 'Polytechnische Schule', 9, 'Zu prüfen: Schulorganisationsgesetz.'),
  ('AT', 'Allgemeinbildende höhere Schule', 12, 'Zu prüfen: Schulorganisationsgesetz.'),
  ('AT', 'Berufsbildende höhere Schule', 13, 'Zu prüfen: Schulorganisationsgesetz.'),
  ('CH', 'Primarschule', 6, 'Zu prüfen: Schulrecht des Kantons. In den meisten Kantonen sechs Klassen.'),
  ('CH', 'Sekundarschule', 9, 'Zu prüfen: Schulrecht des Kantons.')
) as general (country, name, top_level, source)
join country co on co.code = general.country
join school_type sty on sty.country_id = co.id and sty.name = general.name;

insert into school_type_span (school_type_id, state_id, top_level, source, is_verified)
select sty.id, st.id, own.top_level, own.source, false
from (values
  ('Grundschule', 'Berlin', 6, 'Zu prüfen: Schulgesetz des Landes. Die Grundschule hat sechs Jahrgangsstufen.'),
  ('Grundschule', 'Brandenburg', 6, 'Zu prüfen: Schulgesetz des Landes. Die Grundschule hat sechs Jahrgangsstufen.'),
  ('Gymnasium', 'Berlin', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Brandenburg', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Bremen', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Hamburg', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Mecklenburg-Vorpommern', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Sachsen', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Sachsen-Anhalt', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.'),
  ('Gymnasium', 'Thüringen', 12, 'Zu prüfen: Schulgesetz des Landes. Achtjähriges Gymnasium.')
) as own (type, state, top_level, source)
join country co on co.code = 'DE'
join school_type sty on sty.country_id = co.id and sty.name = own.type
join state st on st.country_id = co.id and st.name = own.state;
