-- The place of a template among those of its level is part of what the provider reads of its own.
grant select (position) on school_subject to lernspur_provider;
