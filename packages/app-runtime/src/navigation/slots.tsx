import type { AreaFiller as ReleasedFiller } from '@lernspur/contracts/area-route.contract'
import type { ComponentType } from 'react'
import { useClassRights } from '../permission/classes'
import type { PageSlots } from './area-route'

/** What an area brings into a slot of another area's page, as its release says. */
export interface Filler extends ReleasedFiller {
  readonly area: string
}

/** What the shell renders a filler with. */
export interface FillerProps {
  readonly filler: Filler
  /** What the slot passes. */
  readonly passed: object
}

interface Fillers {
  /** What is released for a slot, in order. */
  readonly fillersOf: (slot: string) => readonly Filler[]
  readonly View: ComponentType<FillerProps>
}

let known: Fillers = { fillersOf: () => [], View: () => null }

/** Tells the areas what is released for their slots; the shell loads and shows it. */
export const provideFillers = (fillers: Fillers): void => {
  known = fillers
}

/**
 * What other areas bring into a slot of a page about this class, in order: only what the rights of the signed-in user
 * show (rule slot.5). Suspends while classes are loading.
 */
export const useFillers = (slot: keyof PageSlots, classId: string): readonly Filler[] => {
  const rights = useClassRights(classId)
  return known
    .fillersOf(slot)
    .filter(({ rights: required }) => !required || required.some((permission) => rights[permission]))
}

interface FilledSlotProps<Slot extends keyof PageSlots> {
  slot: Slot
  /** One of `useFillers`. */
  filler: Filler
  /** What the slot passes to whoever fills it. */
  passed: PageSlots[Slot]
}

/**
 * One filler of a slot, loaded when it is shown. Whatever happens in it, the page around it goes on: in its place stands
 * a line that says so, with a retry (rule slot.4).
 */
export function FilledSlot<Slot extends keyof PageSlots>({ filler, passed }: FilledSlotProps<Slot>) {
  return <known.View filler={filler} passed={passed} />
}
