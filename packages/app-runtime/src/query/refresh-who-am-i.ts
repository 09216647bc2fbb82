import { whoAmIQuery } from '@lernspur/api-client/identity/auth.queries'
import { csrfTokenAtom } from '../session/ended'
import { beginRead, withNewerChoices } from '../session/newer-choices'
import { whoAmIAtom } from '../session/session'
import { store } from '../session/store'
import { queryClient } from './page-client'

/** When the read that is under way began, which a further one joins. */
let startedAt: number | undefined

/**
 * The stored user is shown immediately; the server's response replaces it, unless the session has changed meanwhile, and
 * except for choices that the user has made since.
 */
export const refreshWhoAmI = async () => {
  const token = store.get(csrfTokenAtom)
  if (token === null) return
  startedAt ??= beginRead()
  const since = startedAt
  const whoAmI = await queryClient.query(whoAmIQuery()).finally(() => {
    startedAt = undefined
  })
  if (store.get(csrfTokenAtom) === token) store.set(whoAmIAtom, withNewerChoices(whoAmI, since))
}
