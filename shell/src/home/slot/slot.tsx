import { ErrorBoundary, useAtomValue, useTranslation } from '@lernspur/app-runtime'
import type { SlotName } from '@lernspur/contracts/area-route.contract'
import { AreaRoot } from '@lernspur/federation/area-boundary'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { PortalRoot } from '@lernspur/ui/portal'
import { type ComponentType, Suspense, use } from 'react'
import { MissingLine } from '../../area/missing-line'
import { loadParts, partTriesAtom, retryParts } from '../../area/parts'
import { useAudiences } from '../../session/audiences'
import type { PartListProps } from './part-list'
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
  /** Shows the parts of an area; without it each of them has a notice of its own when it fails. */
  list?: ComponentType<PartListProps> | undefined
}

function Parts({ parts, silent, list: List }: Omit<SlotProps, 'name'> & { parts: readonly AreaPart[] }) {
  useAtomValue(partTriesAtom)
  const loaded = use(loadParts(parts))
  if (loaded === null) return silent ? null : <MissingParts />
  const listed = loaded.flatMap(({ part: { slot, order, shape }, module }) => {
    const key = `${slot} ${order}`
    if (!module) return []
    const element = (
      <Suspense key={key} fallback={<PartSkeleton shape={shape} />}>
        <module.Component skeleton={<ShapeSkeleton shape={shape} />} />
      </Suspense>
    )
    return [{ key, element }]
  })
  return List ? (
    <List parts={listed} />
  ) : (
    listed.map(({ key, element }) => <ErrorBoundary key={key}>{element}</ErrorBoundary>)
  )
}

/**
 * Components of the areas for a slot of the start page and the signed-in user. A failing area leaves a notice.
 */
export function Slot({ name, silent = false, list }: SlotProps) {
  const audiences = useAudiences()
  return partsFor(name, audiences).map(([area, parts]) => (
    <AreaRoot key={area} area={area} className="contents">
      <PortalRoot mfe={area}>
        <Suspense fallback={parts.map((part) => <PartSkeleton key={part.order} shape={part.shape} />)}>
          <Parts parts={parts} silent={silent} list={list} />
        </Suspense>
      </PortalRoot>
    </AreaRoot>
  ))
}
