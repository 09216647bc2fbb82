-- A set of reports may be a page to read as well (rule print.9). Which forms there are, the contract alone says.
alter table report_set drop constraint report_set_form_check;
