import { ErrorBoundary, type FillerModule, type FillerProps, useLanguage, useTranslation } from '@lernspur/app-runtime'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import type { PageFiller } from '@lernspur/federation/runtime/area-map'
import { PortalRoot } from '@lernspur/ui/portal'
import { use, useState } from 'react'
import { areas } from './areas'
import { MissingLine } from './missing-line'

/** Its module; null if loading failed, or if the running version does not have it. */
type LoadedFiller = FillerModule<object> | null

const loads = new Map<string, Promise<LoadedFiller>>()

const keyOf = ({ area, slot }: PageFiller): string => `${area} ${slot}`

const load = async (filler: PageFiller): Promise<LoadedFiller> => {
  try {
    // The cast is safe: what the slot passes was held against what the filler takes (rule slot.2).
    return (await areas.loadFiller(filler)) as LoadedFiller
  } catch (error) {
    console.error(`${filler.area} could not fill ${filler.slot}`, error)
    return null
  }
}

/** Loads a filler once; never rejects. */
const loadFiller = (filler: PageFiller): Promise<LoadedFiller> => {
  const key = keyOf(filler)
  const loading = loads.get(key) ?? load(filler)
  loads.set(key, loading)
  return loading
}

function LoadedView({ filler, passed, onRetry }: FillerProps & { onRetry(): Promise<void> }) {
  const { t } = useTranslation('shell.frame')
  const language = useLanguage()
  const module = use(loadFiller(filler))
  const missing = t(($) => $.area.title, { area: filler.text[language] })
  if (module === null) return <MissingLine onRetry={onRetry}>{missing}</MissingLine>
  return (
    <ErrorBoundary title={missing}>
      <module.Component {...passed} />
    </ErrorBoundary>
  )
}

/** What an area shows in a slot of another area's page, in the scope of its own styles; suspends while it loads. */
export default function FillerView({ filler, passed }: FillerProps) {
  const [, setTries] = useState(0)
  const retry = async () => {
    if (!(await areas.unload(filler.area))) return location.reload()
    loads.delete(keyOf(filler))
    setTries((tries) => tries + 1)
  }
  return (
    <AreaRoot area={filler.area}>
      <PortalRoot mfe={filler.area}>
        <LoadedView filler={filler} passed={passed} onRetry={retry} />
      </PortalRoot>
    </AreaRoot>
  )
}
