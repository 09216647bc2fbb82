import type { Announcement, announcementRoutes } from '@lernspur/contracts/provider/announcement.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { pageOf, pageQueries } from '@lernspur/service-kit/list/list-page'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { announcementSelect, announcementState } from './announcement.query'

/** All announcements but deleted ones, the last to start first. */
export const listAnnouncements = async (call: Call, list: ListOf<typeof announcementRoutes.listAnnouncements>) =>
  pageOf(
    await call.read((tx) => {
      const columns = {
        id: 'a.id',
        createdAt: 'a.created_at',
        startsAt: 'a.starts_at',
        endsAt: 'a.ends_at',
        titleDe: 'a.title_de',
        titleEn: 'a.title_en',
        form: 'a.form',
        state: announcementState(tx),
      }
      return pageQueries<Announcement>(tx, compileList(tx, list, columns, [{ field: 'startsAt', dir: 'desc' }]), {
        select: announcementSelect(tx),
        from: tx`announcement a where a.deleted_at is null`,
      })
    }),
  )
