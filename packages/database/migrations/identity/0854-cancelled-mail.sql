-- The provider may cancel a mail that waits (rule mail.2).
alter table mail_outbox drop constraint mail_outbox_status_check;
alter table mail_outbox add constraint mail_outbox_status_check
  check (status in ('waiting', 'sending', 'sent', 'dropped', 'failed', 'cancelled')) not valid;
comment on column mail_outbox.status is
  'dropped: nobody has the address; failed: the mail server will not take it; cancelled: the provider said so.';
