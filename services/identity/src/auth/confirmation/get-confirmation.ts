import type { Confirmation } from '@lernspur/contracts/identity/confirmation.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { readConfirmingPerson } from './confirmation.query'

/** How the caller confirms who it is, and whether a confirmation of the session holds still. */
export const getConfirmation = async ({ db, session }: Call): Promise<Confirmation> => {
  const { isConfirmed, method, email } = await readConfirmingPerson(db, session)
  return { isConfirmed, method, email }
}
