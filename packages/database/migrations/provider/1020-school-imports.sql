-- Imports of schools from other installations that have begun to write files and have not ended: an import that ends takes
-- its row away, so that a row which stays names files that nothing else does (rule move.6). The school has no row yet.
create table school_import (
  school_id uuid primary key,
  started_at timestamptz not null default now()
);

grant select, delete on school_import to lernspur_school_admin;
