import { programTokenLimits } from '@lernspur/contracts/identity/program-token.contract'
import type { RoleType } from '@lernspur/contracts/identity/user.contract'
import type { Database } from '@lernspur/database/connection/connect'
import type { Program, Session } from './session'
import { newToken, tokenHash } from './token'

const scheme = 'Bearer '
/** How every token begins, so that searches for leaked secrets find them. */
export const programTokenPrefix = 'lernspur_'

const tokenPattern = /^lernspur_([0-9a-f]{32})_[A-Za-z0-9_-]{43}$/

/** A fresh token of a school or of the provider: prefix, the id of that tenant, and 32 random bytes. */
export const newProgramToken = (tenantId: string): string =>
  `${programTokenPrefix}${tenantId.replaceAll('-', '')}_${newToken()}`

/**
 * What a request presents as the token of a program, well-formed or not; undefined for a person's. Other schemes, and
 * bearers of others, are those of a proxy in front of the product.
 */
export const presentedToken = (headers: Headers): string | undefined => {
  const header = headers.get('authorization')
  if (!header?.startsWith(scheme + programTokenPrefix)) return undefined
  return header.slice(scheme.length).trim()
}

/** Rows of `resolve_program_token`. */
interface ProgramRow {
  readonly programId: string
  readonly programName: string
  readonly scopes: string[]
  readonly tenantId: string
  readonly userId: string
  readonly userRoleId: string
  readonly roleType: RoleType
  readonly isProvider: boolean
  readonly isClosing: boolean
  readonly isMoving: boolean
  readonly waitSeconds: number
}

/** Who calls by a token, and how many seconds it has to wait first, 0 for none. */
interface FoundProgram {
  readonly session: Session & { readonly program: Program }
  readonly waitSeconds: number
}

/**
 * The program of a token, in one statement that also counts the call; undefined for a token that opens nothing (rule
 * program.3). It acts in its maker's name, in the school that the token names.
 */
export const findProgram = async (
  db: Database,
  token: string,
  requestId: string,
): Promise<FoundProgram | undefined> => {
  const tenantId = tokenPattern.exec(token)?.[1]
  if (tenantId === undefined) return undefined
  const [row] = await db<ProgramRow[]>`
    select program_id, program_name, scopes, tenant_id, user_id, user_role_id, role_type, is_provider, is_closing,
      wait_seconds,
      is_closing and exists (
        select from school_move sm
        where sm.school_id = tenant_id and sm.direction = 'out' and sm.undone_at is null
      ) as is_moving
    from resolve_program_token(${tenantId}, ${tokenHash(token)}, ${programTokenLimits.callsPerMinute}, ${requestId})`
  if (!row) return undefined
  const { programId, programName, scopes, userId, userRoleId, roleType, isProvider, isClosing, isMoving, waitSeconds } =
    row
  return {
    waitSeconds,
    session: {
      // No session has this id, so nothing that asks for a person's own session finds one.
      sessionId: programId,
      userId,
      language: null,
      isClosing,
      isMoving,
      role: { tenantId: row.tenantId, userRoleId, roleType, isProvider, programId },
      program: { id: programId, name: programName, scopes },
    },
  }
}

/**
 * Where the school is now that a token names, when it has moved to another installation, which took the token along (rule
 * move.3); undefined for any other.
 */
export const movedAddressOf = async (db: Database, token: string): Promise<string | undefined> => {
  const tenantId = tokenPattern.exec(token)?.[1]
  if (tenantId === undefined) return undefined
  const [move] = await db<{ movedTo: string }[]>`
    select sm.moved_to from school_move sm
    where sm.school_id = ${tenantId} and sm.direction = 'out' and sm.undone_at is null and sm.moved_to is not null
    order by sm.switched_at desc limit 1`
  return move?.movedTo
}
