import { accessRightKeys } from '@lernspur/api-client/access-right.queries'
import { notificationKeys, unreadNotificationsQuery } from '@lernspur/api-client/notification.queries'
import { schoolClassKeys } from '@lernspur/api-client/school-class.queries'
import { useLanguage, useQuery, useQueryClient } from '@lernspur/app-kit'
import { listenForChanges } from '@lernspur/app-kit/live/listen-for-changes'
import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { useEffect, useRef } from 'react'

const stream = `/api${notificationRoutes.streamNotifications.path}`

/** Refetches classes and rights on new notifications, because a class may have been shared. */
const useFreshClasses = (newest: string | undefined) => {
  const queryClient = useQueryClient()
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    const time = Date.parse(newest)
    const hasNew = known.current !== undefined && time > known.current
    known.current = Math.max(known.current ?? 0, time)
    if (!hasNew) return
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

/** Number of unread notifications, kept up to date while the user is signed in; undefined until known. */
export const useUnread = (): number | undefined => {
  const queryClient = useQueryClient()
  useEffect(
    () => listenForChanges(stream, () => void queryClient.invalidateQueries({ queryKey: notificationKeys.all })),
    [queryClient],
  )
  useReadersLanguage()
  const { data } = useQuery(unreadNotificationsQuery())
  useFreshClasses(data && (data.rows[0]?.createdAt ?? new Date(0).toISOString()))
  return data?.count
}
