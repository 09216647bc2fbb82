-- Tells children of one name apart, and is printed on reports. Null where the school has not said it.
alter table student add column birth_date date;
