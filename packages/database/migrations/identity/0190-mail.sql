-- Mails that wait to be sent, so that no request waits for a mail server. A mail has no code in it: the code is derived
-- from its id and a key that the database does not know, and facts go when the mail is gone.
create table mail_outbox (
  id uuid primary key default uuidv7(),
  kind text not null check (kind ~ '^[a-z]+([A-Z][a-z]+)*$'),
  recipient text not null check (length(recipient) <= 254),
  language text not null check (language in ('de', 'en')),
  facts jsonb not null default '{}',
  -- dropped: nobody has the address; failed: the mail server will not take it.
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped', 'failed')),
  attempts integer not null default 0,
  -- When it may be tried, and while it is being sent, when it counts as abandoned.
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);

create index mail_outbox_due on mail_outbox (due_at) where status in ('waiting', 'sending');
create index mail_outbox_age on mail_outbox (settled_at) where settled_at is not null;

-- When a mail of a kind last went to an address, known or not. The subject is a keyed hash of both.
create table mail_cooldown (
  subject bytea primary key check (length(subject) = 32),
  sent_at timestamptz not null default now()
);

create index mail_cooldown_age on mail_cooldown (sent_at);

grant select, insert, update, delete on mail_outbox, mail_cooldown to lernspur_identity;
grant insert on mail_outbox to lernspur_school_admin, lernspur_teacher, lernspur_provider;
grant select, insert, update on mail_cooldown to lernspur_school_admin, lernspur_provider;
