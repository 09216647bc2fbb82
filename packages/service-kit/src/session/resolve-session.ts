import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import { type Language, languages } from '@lernspur/contracts/wire/error-catalogue'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Session } from './session'

/** A session as the database tells it, with its role. */
export interface SessionRow {
  readonly sessionId: string
  readonly userId: string
  readonly tenantId: string | null
  readonly userRoleId: string | null
  readonly roleType: RoleType | null
  readonly isProvider: boolean | null
  readonly language: string | null
  readonly isClosing: boolean
}

const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)

/** The session of a token with its role, in one statement that also extends the expiry; no row when it has ended. */
export const sessionQuery = (sql: Transaction, hash: Buffer) => sql<SessionRow[]>`
  select session_id, user_id, tenant_id, user_role_id, role_type, is_provider, language,
    exists (select from tenant t where t.id = tenant_id and t.closes_at is not null) as is_closing
  from resolve_session(${hash})`

/** The session that a row tells of. */
export const sessionOf = (row: SessionRow): Session => {
  const { sessionId, userId, tenantId, userRoleId, roleType, language } = row
  const hasRole = tenantId !== null && userRoleId !== null && roleType !== null
  return {
    sessionId,
    userId,
    language: isLanguage(language) ? language : null,
    isClosing: row.isClosing,
    role: hasRole ? { tenantId, userRoleId, roleType, isProvider: row.isProvider === true } : null,
  }
}
