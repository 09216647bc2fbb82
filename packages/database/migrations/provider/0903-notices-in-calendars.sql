-- The calendar of a person has the notices of the provider that the person sees (rule calendar-feed.1).
grant select on announcement, announcement_dismissal to lernspur_school_admin;
-- The own data of a person names the schools of the addresses.
grant select on tenant to lernspur_school_admin_owner;
