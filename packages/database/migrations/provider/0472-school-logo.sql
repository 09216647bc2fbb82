-- A picture of the school, as `/api/files/<id>`, and what its reports show besides their contents: both are copied into
-- each new report.
alter table tenant add column logo text check (logo ~ '^/api/files/[0-9a-f-]{36}$');
alter table tenant add column report_layout jsonb check (jsonb_typeof(report_layout) = 'object');
