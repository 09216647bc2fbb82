-- How many mails of a kind somebody, or a school, has had sent on a day. The subject is a keyed hash of both.
create table mail_allowance (
  subject bytea not null check (length(subject) = 32),
  day date not null default (now() at time zone 'UTC')::date,
  used integer not null default 0 check (used >= 0),
  primary key (subject, day)
);

create index mail_allowance_age on mail_allowance (day);

grant select, insert, update, delete on mail_allowance to lernspur_identity;
grant select, insert, update on mail_allowance to lernspur_school_admin, lernspur_provider;
