-- Proposals as they were before they were computed anew (rule report-subject.5), as {at, proposals: [{competenceId,
-- proposedLevel, entryCount}]}; `at` is the `updated_at` that computing left.
alter table report_subject add column before_recalculation jsonb;
