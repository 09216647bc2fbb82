import type { AreaName } from '@lernspur/contracts/registry.contract'
import { type HTMLAttributes, type ReactNode, useTransition } from 'react'
import type { Areas, FailureReason } from './load-area'

/** Root element of an area, with the attribute that scopes its styles. The area's portals have the same attribute. */
export function AreaRoot({ area, ...rest }: { area: AreaName } & HTMLAttributes<HTMLDivElement>) {
  return <div data-mfe={area} {...rest} />
}

export interface FailedArea {
  readonly area: AreaName
  readonly reason: FailureReason
  /** A retry is in progress. */
  readonly retrying: boolean
  retry(): void
}

interface AreaBoundaryProps {
  areas: Areas
  /** Path of the current location. */
  path: string
  /** The router's revalidation, which looks up unknown routes again. */
  revalidate(): Promise<void>
  /** Renders the card of an area that could not be loaded. */
  failed(failure: FailedArea): ReactNode
  /** Shown for a path that no area owns, or that its area does not know. */
  notFound: ReactNode
}

/** Content of the splat route inside the frame: the card of a failed area, or the page for an unknown path. */
export function AreaBoundary({ areas, path, revalidate, failed, notFound }: AreaBoundaryProps) {
  const [retrying, startTransition] = useTransition()
  const area = areas.ownerOf(path)
  const reason = area && areas.failureOf(area)
  if (!area || !reason) return notFound
  const retry = () =>
    startTransition(async () => {
      if (await areas.unload(area)) await revalidate()
      else location.reload()
    })
  return failed({ area, reason, retrying, retry })
}
