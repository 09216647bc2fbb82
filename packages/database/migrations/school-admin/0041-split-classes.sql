-- A class that is split becomes several of the new year; the service sees to it that this happens in one roll-over.
alter table roll_over_class drop constraint roll_over_class_once;
create unique index roll_over_class_once on roll_over_class (tenant_id, from_class_id, to_school_year_id, to_class_id);
