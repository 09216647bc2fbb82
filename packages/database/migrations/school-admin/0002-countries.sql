-- The countries, their states and types of school, which every school is of.
-- The countries of schools, each with the time zone of its days.
create table country (
  id uuid primary key default uuidv7(),
  code text not null unique check (code ~ '^[A-Z]{2}$'),
  name text not null,
  time_zone text not null
);

-- The states (Länder, cantons) of a country.
create table state (
  id uuid primary key default uuidv7(),
  country_id uuid not null references country,
  name text not null,
  unique (country_id, name)
);

-- The types of school of a country.
create table school_type (
  id uuid primary key default uuidv7(),
  country_id uuid not null references country,
  name text not null,
  abbreviation text not null,
  unique (country_id, name)
);

insert into country (code, name, time_zone) values
  ('DE', 'Deutschland', 'Europe/Berlin'),
  ('AT', 'Österreich', 'Europe/Vienna'),
  ('CH', 'Schweiz', 'Europe/Zurich');

insert into state (country_id, name)
select country.id, states.name
from country
join (values
  ('DE', array['Baden-Württemberg', 'Bayern', 'Berlin', 'Brandenburg', 'Bremen', 'Hamburg', 'Hessen',
    'Mecklenburg-Vorpommern', 'Niedersachsen', 'Nordrhein-Westfalen', 'Rheinland-Pfalz', 'Saarland', 'Sachsen',
    'Sachsen-Anhalt', 'Schleswig-Holstein', 'Thüringen']),
  ('AT', array['Burgenland', 'Kärnten', 'Niederösterreich', 'Oberösterreich', 'Salzburg', 'Steiermark', 'Tirol',
    'Vorarlberg', 'Wien']),
  ('CH', array['Aargau', 'Appenzell Ausserrhoden', 'Appenzell Innerrhoden', 'Basel-Landschaft', 'Basel-Stadt', 'Bern',
    'Freiburg', 'Genf', 'Glarus', 'Graubünden', 'Jura', 'Luzern', 'Neuenburg', 'Nidwalden', 'Obwalden',
    'Schaffhausen', 'Schwyz', 'Solothurn', 'St. Gallen', 'Tessin', 'Thurgau', 'Uri', 'Waadt', 'Wallis', 'Zug',
    'Zürich'])
) as source (code, names) on source.code = country.code
cross join lateral unnest(source.names) as states (name);

insert into school_type (country_id, name, abbreviation)
select country.id, types.name, types.abbreviation
from country
join (values
  ('DE', 'Grundschule', 'GS'),
  ('DE', 'Hauptschule', 'HS'),
  ('DE', 'Realschule', 'RS'),
  ('DE', 'Oberschule', 'OBS'),
  ('DE', 'Gesamtschule', 'IGS'),
  ('DE', 'Gemeinschaftsschule', 'GemS'),
  ('DE', 'Gymnasium', 'GYM'),
  ('DE', 'Förderschule', 'FöS'),
  ('DE', 'Berufliche Schule', 'BS'),
  ('AT', 'Volksschule', 'VS'),
  ('AT', 'Mittelschule', 'MS'),
  ('AT', 'Sonderschule', 'SO'),
  ('AT', 'Polytechnische Schule', 'PTS'),
  ('AT', 'Allgemeinbildende höhere Schule', 'AHS'),
  ('AT', 'Berufsbildende höhere Schule', 'BHS'),
  ('CH', 'Kindergarten', 'KG'),
  ('CH', 'Primarschule', 'PS'),
  ('CH', 'Sekundarschule', 'SEK'),
  ('CH', 'Tagesschule', 'TS'),
  ('CH', 'Sonderschule', 'SOS'),
  ('CH', 'Gymnasium', 'GYM')
) as types (code, name, abbreviation) on types.code = country.code;

grant references on country, state, school_type to lernspur_provider_owner;
