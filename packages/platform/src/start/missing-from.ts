import { pendingIn } from '../release/service-folder'
import { isNothingLive } from './pages'

/** A sentence about what a database lacks to be started on without a migration; undefined when it lacks nothing. */
export const missingFrom = async (ownerUrl: string): Promise<string | undefined> => {
  const pending = await pendingIn(undefined, ownerUrl).catch(() => undefined)
  if (pending === undefined) return 'The database does not answer, or was never migrated: run `migrate` first.'
  const [first] = pending
  if (first !== undefined)
    return `The database lacks ${pending.length} migrations of this version, the first is ${first}: run \`migrate\` first.`
  return (await isNothingLive(ownerUrl)) ? 'Nothing is live in this database yet: run `migrate` first.' : undefined
}
