import { announcementRoutes } from '@lernspur/contracts/provider/announcement.contract'
import { slice } from '@lernspur/service-kit/service/slice'
import { countAnnouncementReach } from './count-announcement-reach'
import { createAnnouncement } from './create-announcement'
import { deleteAnnouncement, restoreAnnouncement } from './delete-announcement'
import { dismissAnnouncement } from './dismiss-announcement'
import { endAnnouncement } from './end-announcement'
import { listAnnouncements } from './list-announcements'
import { listShownAnnouncements } from './list-shown-announcements'
import { updateAnnouncement } from './update-announcement'

export const announcementSlice = slice(announcementRoutes, {
  listAnnouncements: ({ call, list }) => listAnnouncements(call, list),
  createAnnouncement: ({ call, body }) => createAnnouncement(call, body),
  updateAnnouncement: ({ call, params, body }) => updateAnnouncement(call, params.id, body),
  endAnnouncement: ({ call, params }) => endAnnouncement(call, params.id),
  deleteAnnouncement: ({ call, params }) => deleteAnnouncement(call, params.id),
  restoreAnnouncement: ({ call, params }) => restoreAnnouncement(call, params.id),
  countAnnouncementReach: ({ call, body }) => countAnnouncementReach(call, body),
  listShownAnnouncements: ({ call }) => listShownAnnouncements(call),
  dismissAnnouncement: ({ call, params }) => dismissAnnouncement(call, params.id),
})
