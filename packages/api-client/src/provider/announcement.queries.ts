import { announcementRoutes } from '@lernspur/contracts/announcement.contract'
import { callsOf } from '../derive/calls'

/** @public */
export const announcementCalls = callsOf('announcement', announcementRoutes, {
  calls: { countAnnouncementReach: { savesNothing: true, stale: [] } },
})

export const announcementListQuery = announcementCalls.listAnnouncements
export const shownAnnouncementsQuery = announcementCalls.listShownAnnouncements
export const dismissAnnouncementMutation = announcementCalls.dismissAnnouncement
