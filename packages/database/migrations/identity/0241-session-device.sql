-- What a session runs on, such as `Firefox, Windows`, so that people recognise their own. No more is kept of a browser.
alter table session add column device text check (length(device) <= 100);
