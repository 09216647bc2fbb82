import { useOnline, useQueuedCalls, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import HardDrive from 'lucide-react/icons/hard-drive'
import { Suspense } from 'react'
import { useForgetfulness } from '../offline/list/use-forgetfulness'
import { useWaitsLong } from './use-waits-long'

function Sentence({ why }: { why: 'full' | 'unpromised' }) {
  const { t } = useTranslation('app-kit.waiting')
  return (
    <Banner live tone="warning" icon={<HardDrive />}>
      {why === 'full' ? t(($) => $.nearlyFull) : t(($) => $.forgetful)}
    </Banner>
  )
}

/** Where one saves: says that this device may delete what waits on it, before it does (rule browser.12). */
export function ForgetfulWarning() {
  const oldest = useQueuedCalls().find(({ state }) => state !== 'refused')
  const waits = oldest !== undefined
  const waitsLong = useWaitsLong(oldest?.key)
  const online = useOnline()
  const why = useForgetfulness(waitsLong)
  if (why === null || !(why === 'full' ? waits || !online : waitsLong)) return null
  return (
    <Suspense>
      <Sentence why={why} />
    </Suspense>
  )
}
