-- concurrently
create index concurrently session_of_identity on session (external_identity_id) where external_identity_id is not null;
create index concurrently auth_attempt_of_identity on auth_attempt (external_identity_id)
  where external_identity_id is not null;
create index concurrently user_role_waiting on user_role (tenant_id, waiting_since) where waiting_since is not null;
