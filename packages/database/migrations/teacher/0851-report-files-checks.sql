alter table report_file validate constraint report_file_somewhere;
alter table report_file validate constraint report_file_stored;
alter table report_file validate constraint report_file_size;
alter table report_file validate constraint report_file_digest;
