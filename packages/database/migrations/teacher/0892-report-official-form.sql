-- The version of an official form that a report is printed in (rule form.5); null for the product's own layout. Versions
-- never change, so that a final report stays as it is.
alter table report add column official_form_version_id uuid;
alter table report add constraint report_official_form_version_id_fkey
  foreign key (official_form_version_id) references official_form_version not valid;
