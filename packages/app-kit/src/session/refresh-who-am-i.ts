import { whoAmIQuery } from '@lernspur/api-client/auth.queries'
import { queryClient } from '../query/page-client'
import { csrfTokenAtom } from './ended'
import { whoAmIAtom } from './session'
import { store } from './store'

/** What is stored shows the page at once; the server's answer replaces it, unless the session became another meanwhile. */
export const refreshWhoAmI = async () => {
  const token = store.get(csrfTokenAtom)
  if (token === null) return
  const whoAmI = await queryClient.query(whoAmIQuery())
  if (store.get(csrfTokenAtom) === token) store.set(whoAmIAtom, whoAmI)
}
