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

grant select on school_type_span to lernspur_school_admin;

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

-- That the classes of a year were taken over into another; it stays readable once it was undone.
create table roll_over (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  from_school_year_id uuid not null,
  to_school_year_id uuid not null,
  made_by_id uuid not null references app_user,
  made_at timestamptz not null default now(),
  undo_until timestamptz not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  -- What was made, by kind.
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  primary key (tenant_id, id),
  -- A year is deleted only once no class is in it, so that there is nothing left to undo.
  foreign key (tenant_id, from_school_year_id) references school_year on delete cascade,
  foreign key (tenant_id, to_school_year_id) references school_year on delete cascade,
  check ((undone_at is null) = (undone_by_id is null))
);

create index roll_over_by_time on roll_over (tenant_id, made_at desc, id);
create index roll_over_of_from_year on roll_over (tenant_id, from_school_year_id);
create index roll_over_of_to_year on roll_over (tenant_id, to_school_year_id);

-- Which class became which. A line goes with the class that was made; the former class may go without it.
create table roll_over_class (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  roll_over_id uuid not null,
  from_class_id uuid not null,
  to_class_id uuid not null,
  to_school_year_id uuid not null,
  with_students boolean not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, roll_over_id) references roll_over on delete cascade,
  foreign key (tenant_id, to_class_id) references school_class on delete cascade,
  -- A class is taken over into a year once.
  constraint roll_over_class_once unique (tenant_id, from_class_id, to_school_year_id),
  unique (tenant_id, to_class_id)
);

create index roll_over_class_of_roll_over on roll_over_class (tenant_id, roll_over_id);

-- That leaders of a school were told that classes of a year have none to come.
create table roll_over_notice (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_year_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year on delete cascade,
  unique (tenant_id, school_year_id)
);

call protect_tenant_table('roll_over');
call protect_tenant_table('roll_over_class');
call protect_tenant_table('roll_over_notice');

grant select, insert on roll_over, roll_over_class, roll_over_notice to lernspur_school_admin;
grant update (undone_at, undone_by_id, counts) on roll_over to lernspur_school_admin;
