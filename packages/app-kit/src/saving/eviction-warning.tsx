import { preloadTexts, useEvictionRisk, useOnline, useQueuedCalls, useTranslation } from '@lernspur/app-runtime'
import { Banner } from '@lernspur/ui/components/layout/banner'
import HardDrive from 'lucide-react/icons/hard-drive'
import { Suspense, useEffect, useState } from 'react'
import { useWaitsLong } from './use-waits-long'

const texts = 'app-runtime.waiting'

/** Its texts are fetched while there is a network, so that their absence cannot replace the page by an error later. */
const useIsReady = (): boolean => {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    void preloadTexts(texts).then(setReady)
  }, [])
  return isReady
}

function Sentence({ why }: { why: 'full' | 'unpromised' }) {
  const { t } = useTranslation('app-runtime.waiting')
  return (
    <Banner live tone="warning" icon={<HardDrive />}>
      {why === 'full' ? t(($) => $.nearlyFull) : t(($) => $.evictionRisk)}
    </Banner>
  )
}

/** Warns of a full device only while something waits or is about to. */
function FullDeviceWarning() {
  const waits = useQueuedCalls().some(({ state }) => state !== 'refused')
  const online = useOnline()
  return (waits || !online) && <Sentence why="full" />
}

/** Beside a save button: warns that this device may delete what waits on it (rule browser.12). */
export function EvictionWarning() {
  const waitsLong = useWaitsLong()
  const why = useEvictionRisk(waitsLong)
  const isReady = useIsReady()
  if (!isReady || why === null) return null
  return <Suspense>{why === 'full' ? <FullDeviceWarning /> : waitsLong && <Sentence why={why} />}</Suspense>
}
