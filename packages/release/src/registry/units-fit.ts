import type { Label } from '@lernspur/contracts/area-route.contract'
import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { overlap } from '@lernspur/federation/path-pattern'
import { faultsAlone } from '../compatibility/alone'
import { faultsOnService } from '../compatibility/on-service'
import { faultsOnShell } from '../compatibility/on-shell'
import { faultsOnSlots, isOfferedPage } from '../compatibility/on-slots'
import { type FindOutcome, faultsOfTypes } from '../compatibility/on-types'
import { type Fault, faultsOf, type Pair } from '../compatibility/pair'
import type { LiveRelease } from './change'
import { isPartOf } from './joint-canary'

/** Pages get stable versions, canaries and pinned versions. A fallback is checked when a rollback makes it stable. */
const isVisible = ({ channel, isEnabled }: LiveRelease): boolean => isEnabled && channel !== 'fallback'

const areasOf = (live: readonly LiveRelease[]): AreaRelease[] =>
  live.flatMap(({ manifest }) => (manifest.kind === 'area' ? [manifest.page] : []))

const sharedPaths = (areas: readonly AreaRelease[]): Label[] =>
  areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other) => {
      const taken = other.owns.find(
        (pattern) =>
          other.area !== one.area &&
          one.owns.some(
            (own) => overlap(pattern, own) && !isOfferedPage(pattern, other, one) && !isOfferedPage(own, one, other),
          ),
      )
      if (taken === undefined) return []
      const [first, second] = [one, other].map(({ area, version }) => `${area} ${version}`)
      return {
        en: `${taken} belongs to both ${first} and ${second}.`,
        de: `${taken} gehört sowohl ${first} als auch ${second}.`,
      }
    }),
  )

/** Area versions that pages may still load: also the previous one, which a page tries when the current one fails. */
const isTried = ({ channel, isEnabled, manifest }: LiveRelease): boolean =>
  isEnabled && (channel !== 'fallback' || manifest.kind === 'area')

/** Users with that canary of an area or the shell also get the service's canary, never this version. */
const neverMeet = (consumer: LiveRelease, provider: LiveRelease): boolean =>
  consumer.channel === 'canary' &&
  provider.channel !== 'canary' &&
  provider.manifest.kind === 'service' &&
  isPartOf(consumer.together, provider.manifest)

const factFaults = (live: readonly LiveRelease[], outcomeOf: FindOutcome): Fault[] => {
  const of = (kind: ReleaseManifest['kind'], all: readonly LiveRelease[]) =>
    all.filter(({ manifest }) => manifest.kind === kind)
  const areas = of('area', live.filter(isTried))
  const [shells, services] = [of('shell', live.filter(isVisible)), of('service', live.filter(isVisible))]
  const pairs = (consumer: readonly LiveRelease[], provider: readonly LiveRelease[]): Pair[] =>
    consumer.flatMap((one) =>
      provider.flatMap((other) => (neverMeet(one, other) ? [] : { consumer: one.manifest, provider: other.manifest })),
    )
  return [
    ...[...areas, ...shells].flatMap(({ manifest }) => faultsAlone(manifest)),
    ...pairs(areas, shells).flatMap((pair) => [...faultsOnShell(pair), ...faultsOfTypes(pair, outcomeOf)]),
    ...pairs([...areas, ...shells], services).flatMap(faultsOnService),
    // A disabled owner may be enabled at any time, and its version before shows no less than nothing.
    ...faultsOnSlots(
      of('area', live.filter(isVisible)).map(({ manifest }) => manifest),
      of(
        'area',
        live.filter(({ channel }) => channel !== 'fallback'),
      ).map(({ manifest }) => manifest),
      outcomeOf,
    ),
  ]
}

/**
 * Checks that areas and shell fit each other and the services in every version that pages get, and that no path has two
 * owners. `outcomeOf` knows how types of the facade compare where they differ.
 */
export const unitsFit = (live: readonly LiveRelease[], outcomeOf: FindOutcome): Fault[] => {
  const visible = live.filter(isVisible)
  const areas = areasOf(visible)
  const hasShell = visible.some(({ manifest }) => manifest.kind === 'shell')
  if (areas.length > 0 && !hasShell)
    return faultsOf({}, [
      {
        en: 'There is no shell yet: promote shell first.',
        de: 'Es gibt noch keine Shell: geben Sie zuerst sie frei.',
      },
    ])
  const faults = [...faultsOf({}, sharedPaths(areas)), ...factFaults(live, outcomeOf)]
  return [...new Map(faults.map((fault) => [fault.text, fault])).values()]
}
