import type { ProgramToken } from '@lernspur/contracts/identity/program-token.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { readProgramToken } from './program-token.query'

/** Revokes a token at once and for good, with its webhook. NOT_FOUND; UPDATE_NOT_ALLOWED for one that was revoked before. */
export const revokeProgramToken = (call: Call, id: string): Promise<ProgramToken> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const { count } = await tx`
      update program_token pt set revoked_at = now(), revoked_by_id = ${userId}
      where pt.tenant_id = ${tenantId} and pt.id = ${id} and pt.revoked_at is null`
    const token = await readProgramToken(tx, call.actor, id)
    if (count === 0) return refuse('UPDATE_NOT_ALLOWED')
    await tx`delete from webhook where tenant_id = ${tenantId} and program_token_id = ${id}`
    await audit(tx, call, 'program-token.revoke', id, { name: [token.name, null] })
    return token
  })
