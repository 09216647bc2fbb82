import { useOnline, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import WifiOff from 'lucide-react/icons/wifi-off'

/** Shown while the device is offline, with what that affects. */
export function OfflineBanner() {
  const { t } = useTranslation('shell.frame')
  return useOnline() ? null : (
    <Banner tone="warning" icon={<WifiOff />} live className="rounded-none">
      {t(($) => $.offline)}
    </Banner>
  )
}
