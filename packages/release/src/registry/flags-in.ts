import type { AreaFlag } from '@lernspur/contracts/registry.contract'
import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { LiveRelease } from './change'

/** The flags of a unit in any of its live versions, each once, in the words of what is stable. */
export const flagsIn = (live: readonly LiveRelease[], unit: Unit): AreaFlag[] => {
  const pages = live.flatMap(({ manifest }) =>
    manifest.kind === 'area' && unitId(manifest) === unitId(unit) ? [manifest.page.flags] : [],
  )
  return [
    ...new Map(
      pages
        .flat()
        .toReversed()
        .map((flag) => [flag.name, flag]),
    ).values(),
  ]
}
