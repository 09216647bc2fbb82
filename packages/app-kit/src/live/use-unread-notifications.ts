import { notificationKeys, unreadNotificationsQuery } from '@lernspur/api-client/identity/notification.queries'
import { setEventStreamOpen, useQuery, useQueryClient } from '@lernspur/app-runtime'
import { notificationRoutes, type UnreadNotifications } from '@lernspur/contracts/identity/notification.contract'
import { useEffect } from 'react'
import { listenForChanges } from './listen-for-changes'

const stream = `/api${notificationRoutes.streamNotifications.path}`

/** Milliseconds without an event after which the number is requested. */
const reconnectDelay = 5000

/** What an event of the service tells; undefined if it tells only that something may have changed. */
const countIn = (data: string): UnreadNotifications | undefined => (data ? JSON.parse(data) : undefined)

/** The number of unread notifications, from events; it is requested only if no events arrive. Undefined until known. */
export const useUnreadNotifications = (): UnreadNotifications | undefined => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const read = unreadNotificationsQuery()
    // The next event, or opening the list, requests it again.
    const ask = () => void queryClient.query({ ...read, staleTime: 0 }).catch(() => null)
    const timer = setTimeout(() => queryClient.getQueryData(read.queryKey) ?? ask(), reconnectDelay)
    const onChange = (data: string) => {
      const received = countIn(data)
      if (received) queryClient.setQueryData(read.queryKey, received)
      else ask()
      void queryClient.invalidateQueries({
        queryKey: notificationKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== read.queryKey[1],
      })
    }
    // The first word is the noun, with which all keys of its reads begin.
    const onStale = (row: string) => void queryClient.invalidateQueries({ queryKey: row.split(' ', 1) })
    const stop = listenForChanges(stream, onChange, { onStale, onOpen: setEventStreamOpen })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
  return useQuery({ ...unreadNotificationsQuery(), enabled: false }).data
}
