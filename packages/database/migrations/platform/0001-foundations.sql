-- What the tables of every owner are built on. Files run in the order of their numbers over all owners, because tables of
-- one refer to those of another; each runs as the role of its owner.
create extension btree_gist;
create extension pg_trgm;

-- Lists of people and names are searched in lower case and without accents, so that whoever types Sahin finds Şahin. None
-- of these functions depends on the locale of the database, and none is declared strict: Postgres inlines no such function.
-- Text of ASCII alone, as most is, has as many bytes as characters and takes the short way. Columns are computed by them,
-- so they are no functions that may be replaced at any time.
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

-- One way to protect a tenant table: row-level security, forced also for the owner, by the transaction's tenant. The
-- sub-select lets the planner read the setting once a query instead of once a row. Functions of the platform erase
-- students, delete what is no longer stored and close schools: they read and delete rows of all such tables.
create procedure protect_tenant_table(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
    target
  );
  execute format('grant select, delete on %s to lernspur_platform_owner', target);
end
$$;

revoke execute on procedure protect_tenant_table(regclass) from public;
grant execute on procedure protect_tenant_table(regclass)
  to lernspur_identity_owner, lernspur_provider_owner, lernspur_school_admin_owner, lernspur_teacher_owner;

-- What was released, and which version of each unit is live (rules release.1 to release.4). It lies apart from the data of
-- schools: it belongs to an installation, and a backup does not carry it.
create schema registry;

grant usage on schema registry to lernspur_gateway, lernspur_release, lernspur_provider;
