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
