-- A day of a week in which the lesson is held, where that is every second week (rule timetable.1); null for every week.
alter table lesson add column every_second_week_from date;
