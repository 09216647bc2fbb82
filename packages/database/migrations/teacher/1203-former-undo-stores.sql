-- contraction, unread since 487d9d51: the undo journal holds what these did. What waits in them can no longer be undone, which is right before the first release.
drop table deleted_observation_photo, deleted_observation, scale_change_entry, scale_change;
alter table report_subject drop column before_recalculation;
