import { preloadTexts, useOnline, useQueuedCalls, useTranslation } from '@lernspur/app-kit'
import { Banner } from '@lernspur/ui/layout/banner'
import HardDrive from 'lucide-react/icons/hard-drive'
import { Suspense, useEffect, useState } from 'react'
import { useForgetfulness } from '../offline/list/use-forgetfulness'
import { useWaitsLong } from './use-waits-long'

const texts = 'app-kit.waiting'

/** Its texts are fetched while there is a network: what is missing without one must not take the page away. */
const useIsReady = (): boolean => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void preloadTexts(texts).then(setReady)
  }, [])
  return isReady
}

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
  const isReady = useIsReady()
  if (!isReady || why === null || !(why === 'full' ? waits || !online : waitsLong)) return null
  return (
    <Suspense>
      <Sentence why={why} />
    </Suspense>
  )
}
