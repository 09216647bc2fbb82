-- Private notes are for their author alone, and in nobody's name there are none (rule talk.3). The release before names
-- the person in each transaction, and no task reads notes.
alter policy own_note on talk_note using (author_id = (select nullif(current_setting('app.user_id', true), '')::uuid));
