import type { UnitName } from '@lernspur/contracts/registry.contract'

/** Name of a unit's container: a valid identifier, the same for all its versions. */
export const containerName = (unit: UnitName) => `lernspur_${unit.replaceAll('-', '_')}`
