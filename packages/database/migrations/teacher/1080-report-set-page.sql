-- A set of reports as one page for reading on a screen (rule print.9).
alter table report_set drop constraint report_set_form_check;
alter table report_set add constraint report_set_form_check check (form in ('pdf', 'zip', 'html', 'xlsx'));
