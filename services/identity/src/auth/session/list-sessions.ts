import type { OwnSession, sessionRoutes } from '@lernspur/contracts/identity/session.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { compileList } from '@lernspur/service-kit/list/list-query'
import type { ListOf } from '@lernspur/service-kit/list/list-request'
import { isSessionActive } from '../../shared-sql/active-session'

const columns = { id: 'se.id', device: 'se.device', createdAt: 'se.created_at', lastSeenAt: 'se.last_seen_at' }

/** The caller's active sessions, the last seen first. */
export const listSessions = async ({ db, session }: Call, list: ListOf<typeof sessionRoutes.listSessions>) => {
  const { where, order, page } = compileList(db, list, columns, [{ field: 'lastSeenAt', dir: 'desc' }])
  const matches = db`
    from session se
    where se.user_id = ${session.userId} and ${isSessionActive(db)} and ${where}`
  const [rows, [total]] = await Promise.all([
    db<OwnSession[]>`
      select se.id, se.device, se.created_at, se.last_seen_at, se.id = ${session.sessionId} as is_current
      ${matches} order by ${order} ${page}`,
    db<{ count: number }[]>`select count(*)::integer as count ${matches}`,
  ])
  return { rows, count: total?.count ?? 0 }
}
