import { homeDayQuery } from '@lernspur/api-client/teacher/home/home-day.queries'
import {
  currentClassIdAtom,
  queryClient,
  sessionAtom,
  store,
  useAtomValue,
  useQuery,
  useSuspenseQuery,
} from '@lernspur/app-runtime'
import type { HomeDay } from '@lernspur/contracts/teacher/home/home-day.contract'

/** The class chosen last; without one, the service takes the first. */
const dayQuery = (chosen: string | null) => homeDayQuery({ schoolClassId: chosen ?? undefined })

/** Starts loading in parallel with the classes. */
export const prefetchHomeDay = () => {
  const session = store.get(sessionAtom)
  if (session?.tenant?.isProvider !== false || !session.whoAmI.isSetupCompleted) return
  // The component that uses the data shows the error.
  queryClient.query(dayQuery(store.get(currentClassIdAtom))).catch(() => null)
}

/** The same read for what is shown before it is there. */
export const useHomeDayQuery = () => useQuery(dayQuery(useAtomValue(currentClassIdAtom)))

/** What the parts of the start page show, read in one call. Suspends while loading. */
export const useHomeDay = (): HomeDay => useSuspenseQuery(dayQuery(useAtomValue(currentClassIdAtom))).data
