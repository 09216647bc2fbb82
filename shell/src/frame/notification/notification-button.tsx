import { useTranslation } from '@lernspur/app-runtime'
import { cn } from '@lernspur/ui/cn'
import { lazyMenu, MenuButton } from '@lernspur/ui/components/menu/menu-button'
import { buttonVariants } from '@lernspur/ui/components/ui/button'
import Bell from 'lucide-react/icons/bell'
import { useState } from 'react'
import { useUnread } from './unread'

const panel = lazyMenu<object>(() => import('./notification-panel'))
const most = 99

/** Announces new notifications while the page is open; the number makes each message different. */
function Announcement({ unread }: { unread: number | undefined }) {
  const { t } = useTranslation('shell.frame')
  const [known, setKnown] = useState(unread)
  const [isMore, setMore] = useState(false)
  if (known !== unread) {
    setKnown(unread)
    setMore(known !== undefined && unread !== undefined && unread > known)
  }
  return (
    <span role="status" className="sr-only">
      {isMore ? t(($) => $.notifications.more, { count: unread ?? 0 }) : ''}
    </span>
  )
}

/** The bell, with the number of unread notifications; opens the list. */
export function NotificationButton() {
  const { t } = useTranslation('shell.frame')
  const unread = useUnread()
  const count = unread ?? 0
  return (
    <>
      <MenuButton
        menu={panel}
        options={{}}
        popup="dialog"
        button={(props) => (
          // Not an IconButton, because its tooltip would be loaded with every initial page.
          <button
            type="button"
            aria-label={count > 0 ? t(($) => $.notifications.unread, { count }) : t(($) => $.notifications.label)}
            className={cn(
              buttonVariants({ variant: 'ghost', size: 'icon' }),
              'text-muted-foreground hover:text-foreground',
            )}
            {...props}
          >
            <Bell aria-hidden />
            {count > 0 && (
              <span
                aria-hidden
                className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-[0.6875rem] leading-none font-semibold text-primary-foreground tabular-nums"
              >
                {count > most ? `${most}+` : count}
              </span>
            )}
          </button>
        )}
      />
      <Announcement unread={unread} />
    </>
  )
}
