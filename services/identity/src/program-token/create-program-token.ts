import {
  type CreateProgramToken,
  type NewProgramToken,
  programTokenLimits,
} from '@lernspur/contracts/identity/program-token.contract'
import { scopesFor } from '@lernspur/contracts/wire/program-scope'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { newProgramToken } from '@lernspur/service-kit/session/program'
import { tokenHash } from '@lernspur/service-kit/session/token'
import { dayEnd } from '@lernspur/service-kit/tenant/day-end'
import { readProgramToken } from './program-token.query'

const texts = {
  scopes: {
    de: 'Ein Zugriff davon ist hier nicht zu vergeben.',
    en: 'One of these accesses cannot be given here.',
  },
  expiresOn: {
    de: 'Der letzte Tag liegt zwischen heute und heute in einem Jahr.',
    en: 'The last day lies between today and today in a year.',
  },
} as const

/** When a token ends that is good until the end of a day; VALIDATION_FAILED for a day before today or after a year. */
const endOf = async (tx: Transaction, { actor, language }: Call, day: string): Promise<string> => {
  const [found] = await tx<{ expiresAt: string; isAllowed: boolean }[]>`
    select ${dayEnd(tx, actor, day)} as expires_at,
      ${day}::date between school_today(${actor.tenantId})
        and school_today(${actor.tenantId}) + ${programTokenLimits.days}::integer as is_allowed`
  if (!found?.isAllowed) return refuse('VALIDATION_FAILED', [{ path: 'expiresOn', message: texts.expiresOn[language] }])
  return found.expiresAt
}

/** CREATE_NOT_ALLOWED where the school has as many tokens in use as it may have. */
const requireRoom = async (tx: Transaction, { actor }: Call): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`program-token ${actor.tenantId}`}, 0))`
  const [found] = await tx<{ count: number }[]>`
    select count(*)::integer as count from program_token pt
    where pt.tenant_id = ${actor.tenantId} and pt.revoked_at is null and pt.expires_at > now()`
  if ((found?.count ?? 0) >= programTokenLimits.active) refuse('CREATE_NOT_ALLOWED')
}

/** Makes a token, which is told once; the database knows its hash alone (rule program.1). */
export const createProgramToken = async (
  call: Call,
  { name, scopes: wanted, expiresOn }: CreateProgramToken,
): Promise<NewProgramToken> => {
  const { tenantId, userId, isProvider } = call.actor
  const known = scopesFor(isProvider)
  if (!wanted.every((scope) => known.includes(scope)))
    refuse('VALIDATION_FAILED', [{ path: 'scopes', message: texts.scopes[call.language] }])
  const scopes = known.filter((scope) => wanted.includes(scope))
  const token = newProgramToken(tenantId)
  const made = await call.write(async (tx) => {
    await requireRoom(tx, call)
    const expiresAt = await endOf(tx, call, expiresOn)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into program_token (tenant_id, id, name, token_hash, scopes, maker_id, expires_at)
      values (${tenantId}, ${id}, ${name}, ${tokenHash(token)}, ${scopes}::text[], ${userId}, ${expiresAt})`
    await audit(tx, call, 'program-token.create', id, {
      name: [null, name],
      scopes: [null, scopes],
      expiresOn: [null, expiresOn],
    })
    return readProgramToken(tx, call.actor, id)
  })
  return { ...made, token }
}
