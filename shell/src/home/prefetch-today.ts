import { userInvitationListQuery } from '@lernspur/api-client/user.queries'
import { queryClient, refreshWhoAmI, sessionAtom, store } from '@lernspur/app-kit'

/** Starts the start page's own reads of a school along with those of its slots, before the classes are known. */
export const prefetchToday = () => {
  const session = store.get(sessionAtom)
  if (session?.tenant?.isProvider !== false || !session.whoAmI.isSetupCompleted) return
  // The components that use the data show nothing as long as it is missing.
  refreshWhoAmI().catch(() => null)
  if (session.whoAmI.invitationCount) queryClient.query(userInvitationListQuery()).catch(() => null)
}
