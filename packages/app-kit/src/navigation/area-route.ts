import type { PageLayout } from '@lernspur/contracts/registry.contract'
import type { RouteObject } from 'react-router'

/** What an area says of one of its routes. The build reads it without running it, so everything is written out. */
export interface RouteHandle {
  /** Calls that the screen makes first, with the parameters of its path. */
  readonly reads?: readonly string[]
  /** What stands around the screen, on an outermost route; the frame unless said. */
  readonly layout?: PageLayout
}

/** A route of an area; `src/routes.tsx` exports a list of them. */
export type AreaRoute = RouteObject & { readonly handle?: RouteHandle; readonly children?: readonly AreaRoute[] }
