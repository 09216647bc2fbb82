-- Where a set differs from what its reports say: the language of its fixed words, and the form (rules print.10, print.11).
-- Which there are, the contract alone says.
alter table report_set
  add column language text,
  add column report_form text;
