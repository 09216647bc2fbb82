-- Days of school years by country and state, each with its source: what a new year of a school is proposed from. A row of
-- a state goes before that of its country. `is_verified` says whether the source was read for this row.
create table school_calendar (
  id uuid primary key default uuidv7(),
  country_id uuid not null references country,
  -- Without one it holds for all states of the country that have no row of their own.
  state_id uuid references state,
  -- The calendar year in which the school year begins.
  year integer not null,
  -- The school year by law, its lessons between two summer holidays, and its first half up to the day of the reports.
  kind text not null check (kind in ('year', 'lessons', 'firstTerm')),
  first_day date not null,
  last_day date not null,
  source text not null check (length(source) between 1 and 500),
  source_url text check (source_url like 'https://%'),
  is_verified boolean not null,
  unique nulls not distinct (country_id, state_id, year, kind),
  check (first_day < last_day),
  check (year = extract(year from first_day))
);

insert into school_calendar (country_id, year, kind, first_day, last_day, source, source_url, is_verified)
select co.id, year, 'year', make_date(year, 8, 1), make_date(year + 1, 7, 31), general.source, general.source_url, false
from (values
  ('DE', 'Zu prüfen: Schulgesetz des Landes. Nach dem Hamburger Abkommen (§ 1) vom 1. August bis zum 31. Juli.',
    'https://www.schulrecht-online.de/rechtstexte/hamburger-abkommen'),
  ('CH', 'Zu prüfen: Schulrecht des Kantons. Angesetzt ist der 1. August.', null)
) as general (country, source, source_url)
join country co on co.code = general.country
cross join generate_series(2025, 2034) as year;

insert into school_calendar (country_id, year, kind, first_day, last_day, source, is_verified)
select co.id, year, 'firstTerm', make_date(year, 8, 1), make_date(year + 1, 1, 31),
  'Zu prüfen: Schulrecht des Kantons. Angesetzt ist der 31. Januar.', false
from country co cross join generate_series(2025, 2034) as year
where co.code = 'CH';

-- Austria: Mondays of September and February by federal law, which has groups of states.
insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, source_url, is_verified)
select st.country_id, st.id, days.year, span.kind, span.first_day, span.last_day,
  'Schulzeitgesetz 1985, § 2 Abs. 1 und 2', 'https://www.jusline.at/gesetz/szg/paragraf/2', true
from (values
  ('Burgenland', 1, 2), ('Kärnten', 2, 2), ('Niederösterreich', 1, 1), ('Oberösterreich', 2, 3), ('Salzburg', 2, 2),
  ('Steiermark', 2, 3), ('Tirol', 2, 2), ('Vorarlberg', 2, 2), ('Wien', 1, 1)
) as own (state, september, february)
join country co on co.code = 'AT'
join state st on st.country_id = co.id and st.name = own.state
cross join generate_series(2025, 2034) as begun (year)
cross join lateral (
  select begun.year,
    -- The first Monday from the 1st on, and as many weeks later.
    make_date(begun.year, 9, 1) + (8 - extract(isodow from make_date(begun.year, 9, 1))::integer) % 7
      + 7 * (own.september - 1) as starts,
    make_date(begun.year + 1, 9, 1) + (8 - extract(isodow from make_date(begun.year + 1, 9, 1))::integer) % 7
      + 7 * (own.september - 1) as next_starts,
    make_date(begun.year + 1, 2, 1) + (8 - extract(isodow from make_date(begun.year + 1, 2, 1))::integer) % 7
      + 7 * (own.february - 1) as holidays
) as days
-- The first semester ends with the week of holidays that follows it, so that no day is without a semester.
cross join lateral (values
  ('year', days.starts, days.next_starts - 1),
  ('firstTerm', days.starts, days.holidays + 6)
) as span (kind, first_day, last_day);

-- Germany: lessons lie between the summer holidays that the states have agreed on up to 2030.
with holiday as (select own.state, own.first_day::date, own.last_day::date from (values
  ('Baden-Württemberg', '2025-07-31', '2025-09-13'),
  ('Baden-Württemberg', '2026-07-30', '2026-09-12'),
  ('Baden-Württemberg', '2027-07-29', '2027-09-11'),
  ('Baden-Württemberg', '2028-07-27', '2028-09-09'),
  ('Baden-Württemberg', '2029-07-26', '2029-09-08'),
  ('Baden-Württemberg', '2030-07-25', '2030-09-07'),
  ('Bayern', '2025-08-04', '2025-09-15'),
  ('Bayern', '2026-08-03', '2026-09-14'),
  ('Bayern', '2027-08-02', '2027-09-13'),
  ('Bayern', '2028-07-31', '2028-09-11'),
  ('Bayern', '2029-07-30', '2029-09-10'),
  ('Bayern', '2030-07-29', '2030-09-09'),
  ('Berlin', '2025-07-24', '2025-09-06'),
  ('Berlin', '2026-07-09', '2026-08-22'),
  ('Berlin', '2027-07-01', '2027-08-14'),
  ('Berlin', '2028-07-01', '2028-08-12'),
  ('Berlin', '2029-07-01', '2029-08-11'),
  ('Berlin', '2030-07-04', '2030-08-17'),
  ('Brandenburg', '2025-07-24', '2025-09-06'),
  ('Brandenburg', '2026-07-09', '2026-08-22'),
  ('Brandenburg', '2027-07-01', '2027-08-14'),
  ('Brandenburg', '2028-06-29', '2028-08-12'),
  ('Brandenburg', '2029-06-28', '2029-08-11'),
  ('Brandenburg', '2030-07-04', '2030-08-17'),
  ('Bremen', '2025-07-03', '2025-08-13'),
  ('Bremen', '2026-07-02', '2026-08-12'),
  ('Bremen', '2027-07-08', '2027-08-18'),
  ('Bremen', '2028-07-20', '2028-08-30'),
  ('Bremen', '2029-07-19', '2029-08-29'),
  ('Bremen', '2030-07-11', '2030-08-21'),
  ('Hamburg', '2025-07-24', '2025-09-03'),
  ('Hamburg', '2026-07-09', '2026-08-19'),
  ('Hamburg', '2027-07-01', '2027-08-11'),
  ('Hamburg', '2028-07-01', '2028-08-11'),
  ('Hamburg', '2029-07-01', '2029-08-10'),
  ('Hamburg', '2030-07-04', '2030-08-14'),
  ('Hessen', '2025-07-07', '2025-08-15'),
  ('Hessen', '2026-06-29', '2026-08-07'),
  ('Hessen', '2027-06-28', '2027-08-06'),
  ('Hessen', '2028-07-03', '2028-08-11'),
  ('Hessen', '2029-07-16', '2029-08-24'),
  ('Hessen', '2030-07-22', '2030-08-30'),
  ('Mecklenburg-Vorpommern', '2025-07-28', '2025-09-06'),
  ('Mecklenburg-Vorpommern', '2026-07-13', '2026-08-22'),
  ('Mecklenburg-Vorpommern', '2027-07-05', '2027-08-14'),
  ('Mecklenburg-Vorpommern', '2028-06-26', '2028-08-05'),
  ('Mecklenburg-Vorpommern', '2029-06-18', '2029-07-28'),
  ('Mecklenburg-Vorpommern', '2030-07-01', '2030-08-10'),
  ('Niedersachsen', '2025-07-03', '2025-08-13'),
  ('Niedersachsen', '2026-07-02', '2026-08-12'),
  ('Niedersachsen', '2027-07-08', '2027-08-18'),
  ('Niedersachsen', '2028-07-20', '2028-08-30'),
  ('Niedersachsen', '2029-07-19', '2029-08-29'),
  ('Niedersachsen', '2030-07-11', '2030-08-21'),
  ('Nordrhein-Westfalen', '2025-07-14', '2025-08-26'),
  ('Nordrhein-Westfalen', '2026-07-20', '2026-09-01'),
  ('Nordrhein-Westfalen', '2027-07-19', '2027-08-31'),
  ('Nordrhein-Westfalen', '2028-07-10', '2028-08-22'),
  ('Nordrhein-Westfalen', '2029-07-02', '2029-08-14'),
  ('Nordrhein-Westfalen', '2030-06-24', '2030-08-06'),
  ('Rheinland-Pfalz', '2025-07-07', '2025-08-15'),
  ('Rheinland-Pfalz', '2026-06-29', '2026-08-07'),
  ('Rheinland-Pfalz', '2027-06-28', '2027-08-06'),
  ('Rheinland-Pfalz', '2028-07-03', '2028-08-11'),
  ('Rheinland-Pfalz', '2029-07-16', '2029-08-24'),
  ('Rheinland-Pfalz', '2030-07-22', '2030-08-30'),
  ('Saarland', '2025-07-07', '2025-08-15'),
  ('Saarland', '2026-06-29', '2026-08-07'),
  ('Saarland', '2027-06-28', '2027-08-06'),
  ('Saarland', '2028-07-03', '2028-08-11'),
  ('Saarland', '2029-07-16', '2029-08-24'),
  ('Saarland', '2030-07-22', '2030-08-30'),
  ('Sachsen', '2025-06-28', '2025-08-08'),
  ('Sachsen', '2026-07-04', '2026-08-14'),
  ('Sachsen', '2027-07-10', '2027-08-20'),
  ('Sachsen', '2028-07-22', '2028-09-01'),
  ('Sachsen', '2029-07-21', '2029-08-31'),
  ('Sachsen', '2030-07-13', '2030-08-23'),
  ('Sachsen-Anhalt', '2025-06-28', '2025-08-08'),
  ('Sachsen-Anhalt', '2026-07-04', '2026-08-14'),
  ('Sachsen-Anhalt', '2027-07-10', '2027-08-20'),
  ('Sachsen-Anhalt', '2028-07-22', '2028-09-01'),
  ('Sachsen-Anhalt', '2029-07-21', '2029-08-31'),
  ('Sachsen-Anhalt', '2030-07-13', '2030-08-23'),
  ('Schleswig-Holstein', '2025-07-28', '2025-09-06'),
  ('Schleswig-Holstein', '2026-07-06', '2026-08-15'),
  ('Schleswig-Holstein', '2027-07-05', '2027-08-14'),
  ('Schleswig-Holstein', '2028-06-24', '2028-08-05'),
  ('Schleswig-Holstein', '2029-06-23', '2029-08-08'),
  ('Schleswig-Holstein', '2030-07-08', '2030-08-17'),
  ('Thüringen', '2025-06-28', '2025-08-08'),
  ('Thüringen', '2026-07-04', '2026-08-14'),
  ('Thüringen', '2027-07-10', '2027-08-20'),
  ('Thüringen', '2028-07-22', '2028-09-01')
) as own (state, first_day, last_day))
insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, source_url, is_verified)
select st.country_id, st.id, extract(year from summer.last_day), 'lessons',
  -- From the first to the last weekday between the holidays.
  opens.day + (array[0, 0, 0, 0, 0, 2, 1])[extract(isodow from opens.day)::integer],
  closes.day - (array[0, 0, 0, 0, 0, 1, 2])[extract(isodow from closes.day)::integer],
  case when summer.state = 'Thüringen' then 'Zu prüfen: ' else '' end
    || 'Kultusministerkonferenz, langfristige Sommerferienregelung, Beschluss vom 9. Dezember 2021 (BASS NRW)',
  'https://bass.schule.nrw/', summer.state <> 'Thüringen'
from holiday summer
join holiday next_summer on next_summer.state = summer.state
  and extract(year from next_summer.last_day) = extract(year from summer.last_day) + 1
cross join lateral (select summer.last_day + 1 as day) as opens
cross join lateral (select next_summer.first_day - 1 as day) as closes
join country co on co.code = 'DE'
join state st on st.country_id = co.id and st.name = summer.state;

-- Germany: the day of the half-year reports, where the second half begins on the day after.
insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, is_verified)
select st.country_id, st.id, begun.year, 'firstTerm', make_date(begun.year, 8, 1),
  case
    when st.name = 'Baden-Württemberg' then make_date(begun.year + 1, 1, 31)
    when st.name = 'Hessen' then february.monday - 3
    when st.name = 'Bayern' then bavaria.day
    else january.friday
  end,
  case st.name
    when 'Baden-Württemberg' then 'Zu prüfen: Das erste Halbjahr endet am 31. Januar, die Halbjahresinformation folgt bis zum 10. Februar.'
    when 'Hessen' then 'Zu prüfen: letzter Unterrichtstag vor dem ersten Montag im Februar.'
    when 'Bayern' then 'Zu prüfen: letzter Unterrichtstag der zweiten vollen Unterrichtswoche im Februar.'
    else 'Zu prüfen: Das Land nennt den Tag der Halbjahreszeugnisse jedes Jahr. Angesetzt ist der letzte Freitag im Januar.'
  end,
  false
from country co
join state st on st.country_id = co.id
cross join (values
  (2025, date '2026-02-13'), (2026, '2027-02-19'), (2027, '2028-02-18'), (2028, '2029-02-23'), (2029, '2030-02-15')
) as bavaria (year, day)
cross join lateral (select bavaria.year) as begun
cross join lateral (
  select make_date(begun.year + 1, 1, 31)
    - (extract(isodow from make_date(begun.year + 1, 1, 31))::integer + 2) % 7 as friday
) as january
cross join lateral (
  select make_date(begun.year + 1, 2, 1)
    + (8 - extract(isodow from make_date(begun.year + 1, 2, 1))::integer) % 7 as monday
) as february
where co.code = 'DE';

-- Austria: lessons last from the Monday of September until the Saturday on which the summer holidays begin by federal law.
insert into school_calendar (country_id, state_id, year, kind, first_day, last_day, source, source_url, is_verified)
select begun_sca.country_id, begun_sca.state_id, begun_sca.year, 'lessons', begun_sca.first_day, holiday.first_day - 1,
  'Schulzeitgesetz 1985, § 2 Abs. 1 und 2', 'https://www.jusline.at/gesetz/szg/paragraf/2', true
from school_calendar begun_sca
join country co on co.id = begun_sca.country_id and co.code = 'AT'
join state st on st.id = begun_sca.state_id
cross join lateral (
  select make_date(begun_sca.year + 1, case when st.name in ('Burgenland', 'Niederösterreich', 'Wien') then 6 else 7 end,
    case when st.name in ('Burgenland', 'Niederösterreich', 'Wien') then 28 else 5 end) as day
) as earliest
cross join lateral (
  -- The first Saturday from that day on.
  select earliest.day + (13 - extract(isodow from earliest.day)::integer) % 7 as first_day
) as holiday
where begun_sca.kind = 'year';
