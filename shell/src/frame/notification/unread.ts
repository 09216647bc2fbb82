import { notificationKeys } from '@lernspur/api-client/identity/notification.queries'
import { schoolClassKeys } from '@lernspur/api-client/school-admin/school-class.queries'
import { useUnreadNotifications } from '@lernspur/app-kit/live/use-unread-notifications'
import { refreshWhoAmI, useLanguage, useQueryClient } from '@lernspur/app-runtime'
import { useEffect, useRef } from 'react'

/**
 * Refetches the classes, with the user's own rights, on new notifications, because a class may have been shared, or a
 * school may have sent an invitation.
 */
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
    void queryClient.invalidateQueries({ queryKey: schoolClassKeys.all })
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
  useReadersLanguage()
  const unread = useUnreadNotifications()
  useFreshClasses(unread && (unread.newestAt ?? new Date(0).toISOString()))
  return unread?.count
}
