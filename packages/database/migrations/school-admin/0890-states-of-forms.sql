-- The first official forms name their Land or canton (rule form.1).
grant select on country, state to lernspur_provider_owner;
