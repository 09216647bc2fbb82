import type { RouteHandle, SlotPart } from '@lernspur/contracts/area-route.contract'
import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'

/** A route of an area; `src/routes.tsx` exports a list of them. */
export type AreaRoute = RouteObject & { readonly handle?: RouteHandle; readonly children?: readonly AreaRoute[] }

export interface PartProps {
  /** Skeleton with the dimensions of the final content, shown while it loads. */
  readonly skeleton: ReactNode
}

/** What the module of a slot component exports. */
export interface PartModule {
  readonly Component: ComponentType<PartProps>
  /** Starts fetching before the component is rendered. */
  readonly prefetch?: () => void
}

/** A component that an area puts into a slot of the shell; `src/routes.tsx` exports a list of them as `parts`. */
export type AreaPart = SlotPart & { load(): Promise<PartModule> }
