-- When the provider last had a mail tried anew (rule mail.2): two days count from then before it is given up.
alter table mail_outbox add column retried_at timestamptz;
