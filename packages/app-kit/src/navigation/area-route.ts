import type { RouteHandle, SlotPart } from '@lernspur/contracts/area-route.contract'
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'

/** A route of an area; `src/routes.tsx` exports a list of them. */
export type AreaRoute = RouteObject & { readonly handle?: RouteHandle; readonly children?: readonly AreaRoute[] }

export interface PartProps {
  /** In the geometry of what will come, for as long as the part reads. */
  readonly skeleton: ReactNode
}

/** What the module of a part exports. */
export interface PartModule {
  readonly Component: ComponentType<PartProps>
  /** Starts reading before the part is drawn. */
  readonly prefetch?: () => void
}

/** A part that an area puts into a slot of the shell; `src/routes.tsx` exports a list of them as `parts`. */
export type AreaPart = SlotPart & { load(): Promise<PartModule> }
