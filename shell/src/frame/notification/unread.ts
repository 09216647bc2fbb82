import { accessRightKeys } from '@lernspur/api-client/access-right.queries'
import { notificationKeys, unreadNotificationsQuery } from '@lernspur/api-client/notification.queries'
import { schoolClassKeys } from '@lernspur/api-client/school-class.queries'
import { refreshWhoAmI, useLanguage, useQuery, useQueryClient } from '@lernspur/app-kit'
import { listenForChanges } from '@lernspur/app-kit/live/listen-for-changes'
import {
  notificationRoutes,
  type UnreadNotifications,
  unreadNotificationsSchema,
} from '@lernspur/contracts/notification.contract'
import { useEffect, useRef } from 'react'

const stream = `/api${notificationRoutes.streamNotifications.path}`

/** Milliseconds after which the bell asks, because no event has come. */
const patience = 5000

/** Refetches classes and rights on new notifications, because a class may have been shared, or a school invites. */
const useFreshClasses = (newest: string | undefined) => {
  const queryClient = useQueryClient()
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const time = Date.parse(newest)
    const hasNew = known.current !== undefined && time > known.current
    known.current = Math.max(known.current ?? 0, time)
    if (!hasNew) return
    refreshWhoAmI().catch(() => null)
    for (const queryKey of [schoolClassKeys.all, accessRightKeys.all]) void queryClient.invalidateQueries({ queryKey })
  }, [newest, queryClient])
}

/** Refetches notifications when the page's language changes. */
const useReadersLanguage = () => {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const read = useRef(language)
  useEffect(() => {
    if (read.current === language) return
    read.current = language
    void queryClient.invalidateQueries({ queryKey: notificationKeys.all })
  }, [language, queryClient])
}

/** What an event tells; null if it tells only that something may have changed. */
const toldIn = (data: string): UnreadNotifications | null => {
  try {
    return unreadNotificationsSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/** Keeps the number as events tell it, so that opening a page asks for it only where events do not arrive. */
const useTold = () => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const read = unreadNotificationsQuery()
    // The next event, or opening the list, asks again.
    const ask = () => void queryClient.query({ ...read, staleTime: 0 }).catch(() => null)
    const timer = setTimeout(() => queryClient.getQueryData(read.queryKey) ?? ask(), patience)
    const stop = listenForChanges(stream, (data) => {
      const told = toldIn(data)
      if (told) queryClient.setQueryData(read.queryKey, told)
      else ask()
      void queryClient.invalidateQueries({
        queryKey: notificationKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== read.queryKey[1],
      })
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
}

/** Number of unread notifications, kept up to date while the user is signed in; undefined until known. */
export const useUnread = (): number | undefined => {
  useTold()
  useReadersLanguage()
  const { data } = useQuery({ ...unreadNotificationsQuery(), enabled: false })
  useFreshClasses(data && (data.newestAt ?? new Date(0).toISOString()))
  return data?.count
}
