-- Texts for remarks of a school (rule text-block.3), one document a school: they are read and saved together. A school
-- that has none uses the starter set of the product.
create table school_text_block_list (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  blocks jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id)
);

call protect_tenant_table('school_text_block_list');

grant select, insert, update on school_text_block_list to lernspur_teacher;
