-- contraction, unread since 82df1d4043692a2f08b6a1551e021ef6d82ca4e7: only the table's definition names the constraint
-- A class that is split becomes several of the new year; the service sees to it that this happens in one roll-over.
alter table roll_over_class drop constraint roll_over_class_once;
create index roll_over_class_from on roll_over_class (tenant_id, from_class_id, to_school_year_id);
