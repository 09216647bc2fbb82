import { tourStepAtom, useAtom, useAtomValue, useLoaded } from '@lernspur/app-runtime'
import { Suspense } from 'react'
import { tourAtom } from './tour-atom'

const load = () => import('./tour')

/** Renders the tour; loaded for a new account, which is offered it, or when it is begun. */
export function TourHost() {
  const [state, setState] = useAtom(tourAtom)
  const isNew = useAtomValue(tourStepAtom) === 0
  const Tour = useLoaded(load, isNew || state !== 'closed', () => setState('closed'))
  return (
    Tour && (
      <Suspense>
        <Tour />
      </Suspense>
    )
  )
}
