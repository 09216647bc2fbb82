import { notificationKeys, unreadNotificationsQuery } from '@lernspur/api-client/identity/notification.queries'
import { useQuery, useQueryClient } from '@lernspur/app-runtime'
import {
  notificationRoutes,
  type UnreadNotifications,
  unreadNotificationsSchema,
} from '@lernspur/contracts/identity/notification.contract'
import { useEffect } from 'react'
import { listenForChanges } from './listen-for-changes'

const stream = `/api${notificationRoutes.streamNotifications.path}`

/** Milliseconds after which the number is asked for, because no event has come. */
const reconnectDelay = 5000

/** What an event tells; null if it tells only that something may have changed. */
const countIn = (data: string): UnreadNotifications | null => {
  try {
    return unreadNotificationsSchema.safeParse(JSON.parse(data)).data ?? null
  } catch {
    return null
  }
}

/**
 * How many notifications are unread, as events tell it, so that opening a page asks for it only where they do not arrive;
 * undefined until known.
 */
export const useUnreadNotifications = (): UnreadNotifications | undefined => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const read = unreadNotificationsQuery()
    // The next event, or opening the list, asks again.
    const ask = () => void queryClient.query({ ...read, staleTime: 0 }).catch(() => null)
    const timer = setTimeout(() => queryClient.getQueryData(read.queryKey) ?? ask(), reconnectDelay)
    const stop = listenForChanges(stream, (data) => {
      const received = countIn(data)
      if (received) queryClient.setQueryData(read.queryKey, received)
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
  return useQuery({ ...unreadNotificationsQuery(), enabled: false }).data
}
