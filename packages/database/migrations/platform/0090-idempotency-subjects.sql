-- Ids that a sealed answer names, so that erasing one of them finds the answer without opening it. Null for answers of
-- an earlier release, whose ids are found when somebody is erased.
alter table idempotency_key add column subject_ids uuid[];
