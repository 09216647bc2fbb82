import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import type { Database } from '@lernspur/database/connection/connect'
import type { Session } from './session'
import { tokenHash } from './token'

/** A session as the database returns it, with its role. */
interface SessionRow {
  readonly sessionId: string
  readonly userId: string
  readonly tenantId: string | null
  readonly userRoleId: string | null
  readonly roleType: RoleType | null
  readonly isProvider: boolean | null
  readonly language: string | null
  readonly isClosing: boolean
  readonly isMoving: boolean
  readonly movedTo: string | null
}

const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)

const sessionOf = (row: SessionRow): Session => {
  const { sessionId, userId, tenantId, userRoleId, roleType, language } = row
  const hasRole = tenantId !== null && userRoleId !== null && roleType !== null
  return {
    sessionId,
    userId,
    language: isLanguage(language) ? language : null,
    isClosing: row.isClosing,
    isMoving: row.isMoving,
    ...(row.movedTo !== null && { movedTo: row.movedTo }),
    role: hasRole ? { tenantId, userRoleId, roleType, isProvider: row.isProvider === true } : null,
  }
}

/** The session of a token with its role, in one statement that also extends its expiry; undefined when it has ended. */
export const findSession = async (db: Database, token: string): Promise<Session | undefined> => {
  const [row] = await db<SessionRow[]>`
    select session_id, user_id, tenant_id, user_role_id, role_type, is_provider, language,
      closing is not null as is_closing, coalesce(closing.is_moving, false) as is_moving,
      case when tenant_id is null then moved_address(session_id) end as moved_to
    from resolve_session(${tokenHash(token)})
    left join lateral (
      select exists (
        select from school_move sm where sm.school_id = t.id and sm.direction = 'out' and sm.undone_at is null
      ) as is_moving
      from tenant t where t.id = tenant_id and t.closes_at is not null
    ) as closing on true`
  return row && sessionOf(row)
}
