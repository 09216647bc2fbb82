-- Where a school is can be found by its name, town and number, where the operator publishes them (rule cell-of-provider.3).
grant select (school_id, town, official_number, superseded_at, withdrawn_at) on school_confirmation to lernspur_identity;
