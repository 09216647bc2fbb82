import type { Database } from '../connection/connect'
import { codeOf, isUnreachable } from '../connection/failure'
import { DatabaseProblem, type DatabaseProblemReason } from '../database-problem'
import { ensureServiceRoles } from '../roles/ensure-service-roles'

// The schema uses uuidv7(), which came with this version.
const oldestVersion = 180_000

const checkServer = async (owner: Database): Promise<void> => {
  const [server] = await owner<{ number: number; name: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name`
  if (server && server.number >= oldestVersion) return
  throw new DatabaseProblem(
    'version',
    `Lernspur needs PostgreSQL 18 or newer; the server is ${server?.name ?? 'older'}.`,
  )
}

/** Checks the version of the server and creates the roles of the services. Throws a DatabaseProblem. */
export const prepareServer = async (owner: Database, ownerUrl: string, secret: string): Promise<void> => {
  await checkServer(owner)
  await ensureServiceRoles(owner, ownerUrl, secret)
}

/** What the server or the way to it refuses, as a DatabaseProblem; anything else unchanged. */
export const toServerProblem = (cause: unknown): unknown => {
  const problem = (reason: DatabaseProblemReason, sentence: string) => new DatabaseProblem(reason, sentence, { cause })
  if (cause instanceof DatabaseProblem) return cause
  if (isUnreachable(cause)) return problem('unreachable', 'The database at DATABASE_URL does not answer.')
  if (codeOf(cause) === '3D000') return problem('unreachable', 'The database that DATABASE_URL names does not exist.')
  if (codeOf(cause).startsWith('28'))
    return problem('rights', 'The database refuses the user or password of DATABASE_URL.')
  // Name resolution and certificate errors.
  if (cause instanceof Error && codeOf(cause)) {
    return problem('unreachable', `The database at DATABASE_URL cannot be used: ${cause.message}.`)
  }
  return cause
}
