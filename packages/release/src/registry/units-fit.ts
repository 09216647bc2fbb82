import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { overlap } from '@lernspur/federation/path-pattern'
import { faultsAlone } from '../compatibility/alone'
import { faultsOnService } from '../compatibility/on-service'
import { faultsOnShell } from '../compatibility/on-shell'
import type { Pair } from '../compatibility/pair'
import type { CompatibilityCheck, LiveRelease } from './change'
import { isPartOf } from './joint-canary'

/** Pages get what is stable, what a share tries, and what a school stays on. A fallback is held when it is gone back to. */
const isVisible = ({ channel, isEnabled }: LiveRelease): boolean => isEnabled && channel !== 'fallback'

const areasOf = (live: readonly LiveRelease[]): AreaRelease[] =>
  live.flatMap(({ manifest }) => (manifest.kind === 'area' ? [manifest.page] : []))

const sharedPaths = (areas: readonly AreaRelease[]): string[] =>
  areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other) => {
      const taken = other.owns.find(
        (pattern) => other.area !== one.area && one.owns.some((own) => overlap(pattern, own)),
      )
      return taken ? `${taken} belongs to both ${one.area} ${one.version} and ${other.area} ${other.version}.` : []
    }),
  )

/** What pages may still load of areas: also the version before, which a page tries when the current one fails. */
const isTried = ({ channel, isEnabled, manifest }: LiveRelease): boolean =>
  isEnabled && (channel !== 'fallback' || manifest.kind === 'area')

/** Whoever gets that canary of an area or the shell gets the canary of that service as well, and never this one. */
const neverMeet = (consumer: LiveRelease, provider: LiveRelease): boolean =>
  consumer.channel === 'canary' &&
  provider.channel !== 'canary' &&
  provider.manifest.kind === 'service' &&
  isPartOf(consumer.together, provider.manifest)

const factFaults = (live: readonly LiveRelease[]): string[] => {
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
    ...pairs(areas, shells).flatMap(faultsOnShell),
    ...pairs([...areas, ...shells], services).flatMap(faultsOnService),
  ]
}

/** The areas and the shell fit each other and the services in each version that pages get; no path has two owners. */
export const unitsFit: CompatibilityCheck = (live) => {
  const visible = live.filter(isVisible)
  const areas = areasOf(visible)
  const hasShell = visible.some(({ manifest }) => manifest.kind === 'shell')
  if (areas.length > 0 && !hasShell) return ['There is no shell yet: promote shell first.']
  return [...new Set([...sharedPaths(areas), ...factFaults(live)])]
}
