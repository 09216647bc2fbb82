import { useOnline, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import WifiOff from 'lucide-react/icons/wifi-off'

/** Says that the device has no network, and what that means. */
export function OfflineBanner() {
  const { t } = useTranslation('shell.frame')
  return useOnline() ? null : (
    <Banner tone="warning" icon={<WifiOff />} live className="rounded-none">
      {t(($) => $.offline)}
    </Banner>
  )
}
