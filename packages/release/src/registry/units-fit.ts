import type { AreaRelease } from '@lernspur/contracts/registry.contract'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { overlap } from '@lernspur/federation/path-pattern'
import { faultsAlone } from '../verdict/alone'
import { faultsOnService } from '../verdict/on-service'
import { faultsOnShell } from '../verdict/on-shell'
import type { Pair } from '../verdict/pair'
import type { LiveRelease, Verdict } from './change'
import { isPartOf } from './together'

/** Pages get what is stable, what a share tries, and what a school stays on. A fallback is held when it is gone back to. */
const isShown = ({ channel, isEnabled }: LiveRelease): boolean => isEnabled && channel !== 'fallback'

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
const neverMeet = (asking: LiveRelease, asked: LiveRelease): boolean =>
  asking.channel === 'canary' &&
  asked.channel !== 'canary' &&
  asked.manifest.kind === 'service' &&
  isPartOf(asking.together, asked.manifest)

const factFaults = (live: readonly LiveRelease[]): string[] => {
  const of = (kind: ReleaseManifest['kind'], all: readonly LiveRelease[]) =>
    all.filter(({ manifest }) => manifest.kind === kind)
  const areas = of('area', live.filter(isTried))
  const [shells, services] = [of('shell', live.filter(isShown)), of('service', live.filter(isShown))]
  const pairs = (asking: readonly LiveRelease[], asked: readonly LiveRelease[]): Pair[] =>
    asking.flatMap((one) =>
      asked.flatMap((other) => (neverMeet(one, other) ? [] : { asking: one.manifest, asked: other.manifest })),
    )
  return [
    ...[...areas, ...shells].flatMap(({ manifest }) => faultsAlone(manifest)),
    ...pairs(areas, shells).flatMap(faultsOnShell),
    ...pairs([...areas, ...shells], services).flatMap(faultsOnService),
  ]
}

/** The areas and the shell fit each other and the services in each version that pages get; no path has two owners. */
export const unitsFit: Verdict = (live) => {
  const shown = live.filter(isShown)
  const areas = areasOf(shown)
  const hasShell = shown.some(({ manifest }) => manifest.kind === 'shell')
  if (areas.length > 0 && !hasShell) return ['There is no shell yet: promote shell first.']
  return [...new Set([...sharedPaths(areas), ...factFaults(live)])]
}
