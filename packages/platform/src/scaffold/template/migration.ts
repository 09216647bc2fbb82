import type { Noun } from '../noun'
import type { Owner } from '../owner'

/** A table of the school that only its service reads and writes. */
export const migrationFile = ({ snake, many }: Noun, { role }: Owner): string => `
-- ${many.words.charAt(0).toUpperCase()}${many.words.slice(1)} of a school.
create table ${snake} (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create index ${snake}_by_name on ${snake} (tenant_id, name, id);

call protect_tenant_table('${snake}');

grant select, insert, update, delete on ${snake} to ${role};
`
