import { ErrorBoundary, useAtomValue, useTranslation } from '@lernspur/app-runtime'
import type { SlotName } from '@lernspur/contracts/area-route.contract'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { PortalRoot } from '@lernspur/ui/portal'
import { Suspense, use } from 'react'
import { MissingLine } from '../../area/missing-line'
import { loadParts, partTriesAtom, retryParts } from '../../area/parts'
import { useAudiences } from '../../session/audiences'
import { partsFor } from './parts-for'
import { PartSkeleton, ShapeSkeleton } from './shape-skeleton'

/** Shown instead of components whose area is unavailable. */
function MissingParts() {
  const { t } = useTranslation('shell.frame')
  return <MissingLine onRetry={retryParts}>{t(($) => $.area.unreachable)}</MissingLine>
}

interface SlotProps {
  name: SlotName
  /** Another slot of the page already shows that components are missing. */
  silent?: boolean
}

function Parts({ parts, silent }: Omit<SlotProps, 'name'> & { parts: readonly AreaPart[] }) {
  useAtomValue(partTriesAtom)
  const loaded = use(loadParts(parts))
  if (loaded === null) return silent ? null : <MissingParts />
  return loaded.map(
    ({ part: { slot, order, shape }, module }) =>
      module && (
        <ErrorBoundary key={`${slot} ${order}`}>
          <Suspense fallback={<PartSkeleton shape={shape} />}>
            <module.Component skeleton={<ShapeSkeleton shape={shape} />} />
          </Suspense>
        </ErrorBoundary>
      ),
  )
}

/**
 * Components of the areas for a slot of the start page and the signed-in user. A failing area leaves a notice.
 */
export function Slot({ name, silent = false }: SlotProps) {
  const audiences = useAudiences()
  return partsFor(name, audiences).map(([area, parts]) => (
    <AreaRoot key={area} area={area} className="contents">
      <PortalRoot mfe={area}>
        <Suspense fallback={parts.map((part) => <PartSkeleton key={part.order} shape={part.shape} />)}>
          <Parts parts={parts} silent={silent} />
        </Suspense>
      </PortalRoot>
    </AreaRoot>
  ))
}
