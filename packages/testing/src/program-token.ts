import type { ProgramScope } from '@lernspur/contracts/wire/program-scope'
import type { Database } from '@lernspur/database/connection/connect'
import { newProgramToken } from '@lernspur/service-kit/session/program'
import { tokenHash } from '@lernspur/service-kit/session/token'
import type { TestPerson } from './school/person'

/** Headers of a program with a fresh token of that admin. */
export const signInProgram = async (
  owner: Database,
  { tenantId, userId }: Pick<TestPerson, 'tenantId' | 'userId'>,
  scopes: readonly ProgramScope[] | readonly ['none:read'],
): Promise<{ readonly authorization: string }> => {
  const token = newProgramToken(tenantId)
  await owner`
    insert into program_token (tenant_id, name, token_hash, scopes, maker_id, expires_at)
    values (${tenantId}, 'Testprogramm', ${tokenHash(token)}, ${[...scopes]}::text[], ${userId}, now() + interval '1 day')`
  return { authorization: `Bearer ${token}` }
}
