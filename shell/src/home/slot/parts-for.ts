import type { Audience, SlotName } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { areas } from '../../area/areas'

/** Parts of a slot for somebody, by the area that brings them. */
export const partsFor = (slot: SlotName, audiences: readonly Audience[]): [AreaName, AreaPart[]][] => {
  const parts = areas.partsOf(slot).filter((part) => audiences.includes(part.for))
  return [...Map.groupBy(parts, ({ area }) => area)]
}
