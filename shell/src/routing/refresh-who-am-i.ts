import { whoAmIQuery } from '@lernspur/api-client/auth.queries'
import { csrfTokenAtom, queryClient, store, whoAmIAtom } from '@lernspur/app-kit'

/** What is stored shows the page at once; the server's answer replaces it. Rights may have changed meanwhile. */
export const refreshWhoAmI = async () => {
  if (store.get(csrfTokenAtom) === null) return
  const whoAmI = await queryClient.query(whoAmIQuery())
  if (store.get(csrfTokenAtom) !== null) store.set(whoAmIAtom, whoAmI)
}
