import type { AreaRelease, ShellRelease } from '@lernspur/contracts/registry.contract'
import { overlap } from '@lernspur/federation/path-pattern'
import { fits } from '@lernspur/federation/runtime/requirements'
import type { LiveRelease, Verdict } from './change'

/** Pages get what is stable, what a share tries, and what a school stays on. A fallback is held when it is gone back to. */
const isShown = ({ channel, isEnabled }: LiveRelease): boolean => isEnabled && channel !== 'fallback'

const areasOf = (live: readonly LiveRelease[]): AreaRelease[] =>
  live.flatMap(({ manifest }) => (manifest.kind === 'area' ? [manifest.page] : []))

const shellsOf = (live: readonly LiveRelease[]): ShellRelease[] =>
  live.flatMap(({ manifest }) => (manifest.kind === 'shell' ? [manifest.page] : []))

const misfits = (areas: readonly AreaRelease[], shells: readonly ShellRelease[]): string[] =>
  areas.flatMap(({ area, version, requires }) =>
    shells.flatMap((shell) =>
      fits(requires, shell.provides)
        ? []
        : `${area} ${version} does not fit the shell ${shell.version}: it requires app-kit ${requires.appKit} and contracts ${requires.contract}, the shell provides ${shell.provides.appKit} and ${shell.provides.contract}; everybody on ${area} would lose it.`,
    ),
  )

const sharedPaths = (areas: readonly AreaRelease[]): string[] =>
  areas.flatMap((one, index) =>
    areas.slice(index + 1).flatMap((other) => {
      const taken = other.owns.find(
        (pattern) => other.area !== one.area && one.owns.some((own) => overlap(pattern, own)),
      )
      return taken ? `${taken} belongs to both ${one.area} ${one.version} and ${other.area} ${other.version}.` : []
    }),
  )

/** The areas fit each shell that pages get, and no path has two owners. */
export const unitsFit: Verdict = (live) => {
  const shown = live.filter(isShown)
  const [areas, shells] = [areasOf(shown), shellsOf(shown)]
  if (areas.length > 0 && shells.length === 0) return ['There is no shell yet: promote shell first.']
  return [...new Set([...misfits(areas, shells), ...sharedPaths(areas)])]
}
