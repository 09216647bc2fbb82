import type { VisibleAnnouncement } from '@lernspur/contracts/provider/announcement.contract'
import type { Call } from '@lernspur/service-kit/call/call'

/** Maximum banners at a time; the others follow once these are dismissed. */
const most = 3

/** Running banners for the caller's role at the current school, in the caller's language (rule announcement.3). */
export const listShownAnnouncements = async (call: Call): Promise<{ rows: VisibleAnnouncement[]; count: number }> => {
  const { actor, language } = call
  const isGerman = language === 'de'
  const [rows] = await call.read((tx) => [
    tx<VisibleAnnouncement[]>`
      select a.id, a.severity, case when ${isGerman} then a.title_de else a.title_en end as title,
        case when ${isGerman} then a.message_de else a.message_en end as message
      from shown_announcements(${actor.userId}, ${actor.tenantId}, now()) a
      order by a.severity = 'warning' desc, a.starts_at desc, a.id desc`,
  ])
  return { rows: rows.slice(0, most), count: rows.length }
}
