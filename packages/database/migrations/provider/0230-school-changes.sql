-- Who changed a school last, where the provider did: an edit conflict names the other person.
grant execute on function last_change(uuid, uuid) to lernspur_provider;
