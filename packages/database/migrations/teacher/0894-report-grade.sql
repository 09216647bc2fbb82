-- The grade of a subject as a teacher has decided it, where the form of the report has grades (rule form.7); empty for a
-- subject that is not graded, null for the grade that its levels propose.
alter table report_subject add column grade text;
alter table report_subject add constraint report_subject_grade_check check (length(grade) <= 12) not valid;
