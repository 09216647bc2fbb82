-- The last change of scale of each assessment, so that it can be undone as a whole.
create table scale_change (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  performance_assessment_id uuid not null,
  former_visual_id uuid not null,
  performance_visual_id uuid not null,
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, performance_assessment_id),
  foreign key (tenant_id, performance_assessment_id) references performance_assessment on delete cascade,
  foreign key (tenant_id, former_visual_id) references performance_visual on delete cascade,
  foreign key (tenant_id, performance_visual_id) references performance_visual on delete cascade
);

create index scale_change_of_former_visual on scale_change (tenant_id, former_visual_id);
create index scale_change_of_visual on scale_change (tenant_id, performance_visual_id);

-- The level of each entry before and after.
create table scale_change_entry (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  scale_change_id uuid not null,
  observation_id uuid not null,
  former_level_id uuid not null,
  performance_level_id uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, scale_change_id, observation_id),
  foreign key (tenant_id, scale_change_id) references scale_change on delete cascade,
  foreign key (tenant_id, observation_id) references observation on delete cascade,
  foreign key (tenant_id, former_level_id) references performance_level on delete cascade,
  foreign key (tenant_id, performance_level_id) references performance_level on delete cascade
);

create index scale_change_entry_of_observation on scale_change_entry (tenant_id, observation_id);
create index scale_change_entry_of_former_level on scale_change_entry (tenant_id, former_level_id);
create index scale_change_entry_of_level on scale_change_entry (tenant_id, performance_level_id);

call protect_tenant_table('scale_change');
call protect_tenant_table('scale_change_entry');

grant select, insert, delete on scale_change, scale_change_entry to lernspur_teacher;
