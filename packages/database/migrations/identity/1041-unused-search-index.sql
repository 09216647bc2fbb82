-- concurrently
-- People are searched by search_text, which also finds names without their accents; so does the version before.
drop index concurrently app_user_searched;
