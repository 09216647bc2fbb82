-- Who sees what an area hides behind a flag: a share of all users, and schools of their own accord (rule release.24).
create table registry.release_flag (
  kind text not null,
  name text not null,
  flag text not null check (flag ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  -- Per cent of all users.
  share smallint not null check (share between 0 and 100),
  -- Schools where everybody sees it.
  tenant_ids uuid[] not null,
  primary key (kind, name, flag),
  foreign key (kind, name) references registry.release_unit
);

grant select on registry.release_flag to lernspur_gateway;
grant select, insert, update (share, tenant_ids), delete on registry.release_flag to lernspur_release;
