-- Where the person is in the tour: 0 not offered yet, 1 to 6 the step to go on with, 7 ended or declined.
alter table app_user add column tour_step smallint not null default 7;
-- Who has an account already is not asked; a new one is offered the tour.
alter table app_user alter column tour_step set default 0;

comment on column app_user.tour_step is 'Where the person is in the tour: 0 not offered yet, 1 to 6 the step to go on with, 7 ended or declined.';
