import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskUnit } from '@lernspur/contracts/provider/release-desk.contract'
import { Badge } from '@lernspur/ui/components/ui/badge'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { FailureShares } from '../failure-share'
import { useUnitNames } from '../use-unit-names'
import { VersionText } from '../version-text'
import { readyVersions } from './ready-versions'

interface UnitRowProps {
  unit: DeskUnit
  /** Version of the process that answers, where it is not the one that is live. */
  running?: string | undefined
  onOpen: () => void
}

function States({ unit, running }: Pick<UnitRowProps, 'unit' | 'running'>) {
  const { t } = useTranslation('provider.release')
  const { canary, pins, flags, isEnabled } = unit
  const flagsOn = flags.filter(({ share, schools }) => share > 0 || schools.length > 0).length
  const ready = readyVersions(unit).length
  return (
    <span className="flex flex-wrap gap-1.5">
      {!isEnabled && <Badge variant="warning">{t(($) => $.state.disabled)}</Badge>}
      {running !== undefined && <Badge variant="warning">{t(($) => $.state.starting, { version: running })}</Badge>}
      {canary && <Badge>{t(($) => $.state.canary, { weight: canary.weight })}</Badge>}
      {ready > 0 && <Badge variant="success">{t(($) => $.state.ready, { count: ready })}</Badge>}
      {flagsOn > 0 && <Badge variant="outline">{t(($) => $.state.flags, { count: flagsOn })}</Badge>}
      {pins.length > 0 && <Badge variant="outline">{t(($) => $.state.pins, { count: pins.length })}</Badge>}
    </span>
  )
}

/** A unit as one row: what is live since when, by whom and why, and what is going on. */
export function UnitRow({ unit, running, onOpen }: UnitRowProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const nameOf = useUnitNames()
  const { stable, cause, canary } = unit
  const name = nameOf(unit)
  const origin = [
    ...(stable?.since ? [t(($) => $.since, { at: format.instant(stable.since) })] : []),
    ...(cause ? [cause.who] : []),
    ...(cause && cause.why !== '' ? [t(($) => $.reasonGiven, { reason: cause.why })] : []),
  ]
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-t px-4 py-3 first:border-t-0 has-[button:hover]:bg-accent/50 sm:px-5 lg:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,17rem)_auto]">
      <span className="grid min-w-0">
        <button
          type="button"
          onClick={onOpen}
          className="text-left font-medium after:absolute after:inset-0 after:rounded-[inherit]"
        >
          <span className="wrap-anywhere hyphens-auto">{name}</span>
          <span className="sr-only">{t(($) => $.details)}</span>
        </button>
        <span className="truncate font-mono text-xs text-muted-foreground">{unit.id}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 text-muted-foreground lg:order-last" />
      <span className="col-span-2 grid min-w-0 gap-0.5 lg:col-span-1">
        {stable ? (
          <VersionText {...stable} link={undefined} />
        ) : (
          <span className="text-sm text-muted-foreground">{t(($) => $.nothingLive)}</span>
        )}
        <span className="text-sm text-muted-foreground wrap-anywhere lg:line-clamp-2">{origin.join(' · ')}</span>
      </span>
      <span className="col-span-2 grid min-w-0 content-center gap-2 lg:col-span-1">
        <States unit={unit} running={running} />
        {canary && <FailureShares canary={canary} />}
      </span>
    </li>
  )
}
