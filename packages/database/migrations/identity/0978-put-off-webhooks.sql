-- Until when a receiver wants no call, as it has said itself (rule webhook.4); null when it has not.
alter table webhook add column not_before timestamptz;
