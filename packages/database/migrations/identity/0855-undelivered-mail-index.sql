-- concurrently
create index concurrently mail_outbox_undelivered on mail_outbox (created_at, id)
  where status in ('waiting', 'sending', 'failed');
