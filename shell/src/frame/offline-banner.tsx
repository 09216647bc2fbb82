import {
  classIdOf,
  dayOf,
  paths,
  today,
  useCachedSince,
  useFormat,
  useLocation,
  useMaybeSession,
  useOnline,
  useQueuedCalls,
  useTranslation,
} from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import WifiOff from 'lucide-react/icons/wifi-off'

/** The time of an instant; with its day unless that is today. */
const useWhen = (instant: number | null): string => {
  const { instant: dayAndTime, time } = useFormat()
  if (instant === null) return ''
  const when = new Date(instant).toISOString()
  return dayOf(when) === today() ? time(when) : dayAndTime(when)
}

/**
 * What becomes of input: observations wait on the device, which the pages that lead to them say, and every page while
 * some are waiting; anything else cannot be saved.
 */
function SavingText() {
  const { t } = useTranslation('shell.frame')
  const { pathname } = useLocation()
  const tenant = useMaybeSession()?.tenant
  const isWaiting = useQueuedCalls().length > 0
  const observes = tenant?.isProvider === false && (pathname === paths.home || classIdOf(pathname) !== null)
  return isWaiting || observes ? t(($) => $.queues) : t(($) => $.savesLater)
}

/** Shown without a network, or while the server does not answer: what that affects, and how old the page's data is. */
export function OfflineBanner() {
  const { t } = useTranslation('shell.frame')
  const online = useOnline()
  const since = useCachedSince()
  const when = useWhen(since)
  if (online && since === null) return null
  return (
    <Banner tone="warning" icon={<WifiOff />} live className="rounded-none">
      {online ? t(($) => $.silent) : t(($) => $.offline)} <SavingText /> {since !== null && t(($) => $.asOf, { when })}
    </Banner>
  )
}
