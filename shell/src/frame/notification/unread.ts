import { notificationKeys, notificationListQuery } from '@lernspur/api-client/notification.queries'
import { useQuery, useQueryClient } from '@lernspur/app-kit'
import { useEffect } from 'react'
import { listenForChanges } from './listen-for-changes'

/** What was not read yet; only its count matters, so one row is read. */
const unreadQuery = () => notificationListQuery({ filter: [{ field: 'isRead', type: 'eq', value: 'false' }], limit: 1 })

/** How many notifications were not read yet, kept up to date while somebody is signed in; undefined until known. */
export const useUnread = (): number | undefined => {
  const queryClient = useQueryClient()
  useEffect(
    () => listenForChanges(() => void queryClient.invalidateQueries({ queryKey: notificationKeys.all })),
    [queryClient],
  )
  return useQuery(unreadQuery()).data?.count
}
