-- What the provider wants to take from somebody at a school, as long as no other admin of the school has confirmed it
-- (rule role.10). Columns of their own, because a role keeps what it is until then, and a release before that knows
-- nothing of it leaves it alone.
alter table user_role
  add column requested_loss text check (requested_loss in ('demotion', 'disabling', 'removal')),
  -- The role type afterwards; null where it stays.
  add column requested_loss_type text check (requested_loss_type in ('admin', 'manager', 'user')),
  add column loss_requested_by_id uuid references app_user,
  add column loss_requested_at timestamptz,
  add constraint user_role_requested_loss_by
    check (requested_loss is null or (loss_requested_by_id is not null and loss_requested_at is not null));

create index user_role_requested_loss on user_role (tenant_id, loss_requested_at) where requested_loss is not null;
