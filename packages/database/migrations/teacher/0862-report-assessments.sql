-- The assessments whose entries a report counts (rule report-subject.2); null for all. Proposals are computed anew by the same.
alter table report add column performance_assessment_ids uuid[];
