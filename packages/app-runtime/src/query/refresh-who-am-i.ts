import { whoAmIQuery } from '@lernspur/api-client/identity/auth.queries'
import { csrfTokenAtom } from '../session/ended'
import { whoAmIAtom } from '../session/session'
import { store } from '../session/store'
import { queryClient } from './page-client'

/**
 * The stored user is shown immediately; the server's response replaces it, unless the session has changed meanwhile.
 */
export const refreshWhoAmI = async () => {
  const token = store.get(csrfTokenAtom)
  if (token === null) return
  const whoAmI = await queryClient.query(whoAmIQuery())
  if (store.get(csrfTokenAtom) === token) store.set(whoAmIAtom, whoAmI)
}
