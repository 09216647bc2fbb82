import type { Audience, SlotName } from '@lernspur/contracts/area-route.contract'
import type { AreaName } from '@lernspur/contracts/registry.contract'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { areas } from '../../area/areas'

/** Components of a slot for given audiences, with the area that provides each. */
export const partsFor = (slot: SlotName, audiences: readonly Audience[]): [AreaName, AreaPart[]][] => {
  const parts = areas.partsOf(slot).filter((part) => audiences.includes(part.for))
  return [...Map.groupBy(parts, ({ area }) => area)]
}
