-- The school that somebody is about to found, as far as it is typed: name, state and school type as the contract has
-- them. It waits for the person, on whatever device; a school is made of it only when he or she says so.
alter table app_user add column school_draft jsonb;
