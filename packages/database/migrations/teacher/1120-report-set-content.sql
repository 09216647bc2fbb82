-- A digest of what the file of a set was made from: another one now means that the file is outdated (rule print.4).
alter table report_set add column made_from text;
