import type { RouteHandle, SlotFiller, SlotPart } from '@lernspur/contracts/area-route.contract'
import type { TeacherSlots } from '@lernspur/contracts/teacher/slots'
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

/** Slots in pages of areas: name → what the page passes to whoever fills it. */
export type PageSlots = TeacherSlots

/** What the module of a filler exports. */
export interface FillerModule<Props> {
  readonly Component: ComponentType<Props>
}

/**
 * A filler as the shell takes it, which knows the props of no slot.
 *
 * @public the checks of a release compare it between area and shell
 */
export type AnyFiller = SlotFiller & { load(): Promise<FillerModule<never>> }

/**
 * What an area brings into a slot of another area's page (rule slot.1); `src/routes.tsx` exports a list of them as
 * `fillers`.
 *
 * @public areas of other teams declare them
 */
export type AreaFiller = {
  [Slot in keyof PageSlots]: SlotFiller & { readonly slot: Slot; load(): Promise<FillerModule<PageSlots[Slot]>> }
}[keyof PageSlots]
