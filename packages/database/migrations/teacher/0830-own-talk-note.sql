-- A private note is hidden from other people by the database too, not only by each query (rule talk.3). A transaction in
-- nobody's name is not restricted: a release that does not name the person yet still runs, and tasks have none.
create policy own_note on talk_note as restrictive for all to lernspur_teacher using (
  author_id = coalesce((select nullif(current_setting('app.user_id', true), '')::uuid), author_id));
