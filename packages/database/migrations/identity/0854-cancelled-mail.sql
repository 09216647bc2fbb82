-- Set where the provider cancelled a mail that waited (rule mail.2); its status is then `failed`, so that the release
-- before does not send it either.
alter table mail_outbox add column cancelled_at timestamptz;
