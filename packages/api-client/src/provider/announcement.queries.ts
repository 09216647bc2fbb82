import { type AnnouncementAudience, announcementRoutes } from '@lernspur/contracts/provider/announcement.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call'
import { callsOf } from '../derive/calls'

/** @public */
export const announcementCalls = callsOf('announcement', announcementRoutes, {
  // The form shows their errors.
  calls: { createAnnouncement: { showsFailure: true }, updateAnnouncement: { showsFailure: true } },
})

export const announcementListQuery = announcementCalls.listAnnouncements
export const createAnnouncementMutation = announcementCalls.createAnnouncement
export const updateAnnouncementMutation = announcementCalls.updateAnnouncement
export const endAnnouncementMutation = announcementCalls.endAnnouncement
export const deleteAnnouncementMutation = announcementCalls.deleteAnnouncement
export const restoreAnnouncementMutation = announcementCalls.restoreAnnouncement
export const visibleAnnouncementsQuery = announcementCalls.listShownAnnouncements
export const dismissAnnouncementMutation = announcementCalls.dismissAnnouncement

/** The number of people in an audience; a read, although its conditions are sent as a body. */
export const announcementReachQuery = (body: AnnouncementAudience) =>
  queryOptions({
    queryKey: ['announcement-reach', body],
    queryFn: ({ signal }) => call(announcementRoutes.countAnnouncementReach, { body, signal }),
  })
