import type { OwnSession, sessionRoutes } from '@lernspur/contracts/session.contract'
import type { Call } from '@lernspur/service-kit/call'
import { compileList } from '@lernspur/service-kit/list-query'
import type { ListOf } from '@lernspur/service-kit/list-request'
import { isSessionActive } from '../../active-session'

const columns = { id: 's.id', device: 's.device', createdAt: 's.created_at', lastSeenAt: 's.last_seen_at' }

/** Own sessions that go on, the one seen last first. */
export const listSessions = async ({ db, session }: Call, list: ListOf<typeof sessionRoutes.listSessions>) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'lastSeenAt', dir: 'desc' }])
  const matches = db`
    from session s
    where s.user_id = ${session.userId} and ${isSessionActive(db)} and ${where}`
  const [rows, [total]] = await Promise.all([
    db<OwnSession[]>`
      select s.id, s.device, s.created_at, s.last_seen_at, s.id = ${session.sessionId} as is_current
      ${matches} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count ${matches}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
