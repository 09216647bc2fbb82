import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskActName, DeskFlag, DeskUnit, DeskVersion } from '@lernspur/contracts/provider/release-desk.contract'
import { SideSheet } from '@lernspur/ui/components/dialog/side-sheet'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { EffectsCheck } from '../act/effects-check'
import type { WantedAct } from '../act/wanted-act'
import { EventList } from '../event-list'
import { FailureShares } from '../failure-share'
import { FlagList } from '../flag/flag-list'
import { UnitHealth } from '../health/unit-health'
import { useUnitNames } from '../use-unit-names'
import { VersionText } from '../version-text'
import { CanaryCharts } from './canary-charts'
import { CountsTable } from './counts-table'
import { Section } from './section'

interface UnitSheetProps {
  unit: DeskUnit
  /** Names of all units by what commands call them. */
  names: ReadonlyMap<string, string>
  onAct: (wanted: WantedAct) => void
  onFlag: (flag: DeskFlag) => void
  onClose: () => void
}

interface PartProps {
  unit: DeskUnit
  /** Begins an act on a version. */
  onAct: (act: DeskActName, version?: string, more?: Partial<Pick<WantedAct, 'ends' | 'jointWith'>>) => void
}

function Live({ unit, names, onAct }: PartProps & Pick<UnitSheetProps, 'names'>) {
  const { id, stable, cause, fallback, promotedWith } = unit
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  if (!stable) return <p className="text-muted-foreground">{t(($) => $.nothingLive)}</p>
  const facts = [
    ...(stable.since ? [t(($) => $.since, { at: format.instant(stable.since) })] : []),
    ...(cause ? [t(($) => $.by, { who: cause.who })] : []),
  ]
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <VersionText {...stable} className="text-base" />
      <p className="text-sm text-muted-foreground wrap-anywhere">
        {facts.join(' · ')}
        {cause && (
          <span className="block text-foreground">
            {cause.why === '' ? t(($) => $.noReason) : t(($) => $.reasonGiven, { reason: cause.why })}
          </span>
        )}
      </p>
      {fallback === null ? (
        <p className="text-sm text-muted-foreground">{t(($) => $.noFallback)}</p>
      ) : (
        <>
          <Button variant="outline" size="sm" onClick={() => onAct('rollback', fallback)}>
            {t(($) => $.act.backTo, { version: fallback })}
          </Button>
          <EffectsCheck wanted={{ act: 'rollback', unitId: id, version: fallback, jointWith: [] }} />
        </>
      )}
      {fallback !== null && promotedWith.length > 0 && (
        <div className="grid grid-cols-1 justify-items-start gap-2 rounded-md border p-3">
          <p className="text-sm wrap-anywhere">
            {t(($) => $.act.promotedWith, { others: format.list(promotedWith.map((one) => names.get(one) ?? one)) })}
          </p>
          <Button variant="outline" size="sm" onClick={() => onAct('rollback', fallback, { jointWith: promotedWith })}>
            {t(($) => $.act.together)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Canary({ unit, names, onAct }: PartProps & Pick<UnitSheetProps, 'names'>) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const { canary } = unit
  if (!canary) return null
  const others = canary.jointWith.map((id) => names.get(id) ?? id)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <VersionText version={canary.version} className="text-base" />
        <p className="text-sm text-muted-foreground">
          {t(($) => $.canary.share, { weight: canary.weight })}
          {canary.since !== null && ` · ${t(($) => $.since, { at: format.instant(canary.since) })}`}
        </p>
        {others.length > 0 && (
          <p className="text-sm">{t(($) => $.canary.jointWith, { others: format.list(others) })}</p>
        )}
        <div aria-hidden className="mt-1 h-2 overflow-hidden rounded-full bg-secondary">
          <div className="h-full rounded-full bg-primary" style={{ width: `${canary.weight}%` }} />
        </div>
      </div>
      <FailureShares canary={canary} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onAct('promote', canary.version)}>
          {t(($) => $.act.promote)}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAct('canary', canary.version)}>
          {t(($) => $.act.share)}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onAct('canary', canary.version, { ends: true })}>
          {t(($) => $.act.endCanary)}
        </Button>
      </div>
      <EffectsCheck wanted={{ act: 'promote', unitId: unit.id, version: canary.version, jointWith: [] }} />
      <CanaryCharts canary={canary} />
    </div>
  )
}

// The gateway has no canary (rule release.22).
function Version({ unit, released, onAct }: PartProps & { released: DeskVersion }) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const { version, releasedAt, who, why } = released
  const isLive = version === unit.stable?.version
  const isTried = version === unit.canary?.version
  const facts = [format.instant(releasedAt), ...(who === null ? [] : [who])]
  return (
    <li className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-t py-2.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <VersionText {...released} />
          {isLive && <Badge variant="success">{t(($) => $.state.live)}</Badge>}
          {isTried && <Badge>{t(($) => $.state.tried)}</Badge>}
          {version === unit.fallback && <Badge variant="outline">{t(($) => $.state.before)}</Badge>}
        </span>
        <span className="text-sm text-muted-foreground wrap-anywhere">
          {[...facts, ...(why === null ? [] : [t(($) => $.reasonGiven, { reason: why })])].join(' · ')}
        </span>
      </span>
      {!isLive && !isTried && (
        <span className="flex flex-wrap gap-2">
          {unit.stable && unit.id !== 'gateway' && (
            <Button size="sm" variant="outline" onClick={() => onAct('canary', version)}>
              {t(($) => $.act.canary)}
              <span className="sr-only">{version}</span>
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => onAct('promote', version)}>
            {t(($) => $.act.promote)}
            <span className="sr-only">{version}</span>
          </Button>
        </span>
      )}
      {!isLive && !isTried && <EffectsCheck wanted={{ act: 'promote', unitId: unit.id, version, jointWith: [] }} />}
    </li>
  )
}

/** Everything about a unit: what is live, tried and ready, what was counted and done. */
export default function UnitSheet({ unit, names, onAct, onFlag, onClose }: UnitSheetProps) {
  const { t } = useTranslation('provider.release')
  const nameOf = useUnitNames()
  const act: PartProps['onAct'] = (name, version, { ends = false, jointWith = [] } = {}) =>
    onAct({ act: name, unitId: unit.id, version: version ?? null, ends, jointWith })
  return (
    <SideSheet
      open
      size="wide"
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(unit)}
      description={<span className="font-mono text-sm">{unit.id}</span>}
      closeLabel={t(($) => $.close)}
    >
      <div className="grid grid-cols-1 gap-7">
        <Section title={t(($) => $.section.live)}>
          <Live unit={unit} names={names} onAct={act} />
        </Section>
        <Section title={t(($) => $.section.health)} hint={t(($) => $.health.hint)}>
          <UnitHealth unit={unit} />
        </Section>
        {unit.canary && (
          <Section title={t(($) => $.section.canary)} hint={t(($) => $.canary.hint)}>
            <Canary unit={unit} names={names} onAct={act} />
          </Section>
        )}
        <Section title={t(($) => $.section.released)} hint={t(($) => $.releasedHint)}>
          <ul className="grid grid-cols-1">
            {unit.released.map((released) => (
              <Version key={released.version} unit={unit} released={released} onAct={act} />
            ))}
          </ul>
        </Section>
        {unit.flags.length > 0 && (
          <Section title={t(($) => $.section.flags)} hint={t(($) => $.flag.hint)}>
            <FlagList label={t(($) => $.section.flags)} flags={unit.flags} onChange={onFlag} />
          </Section>
        )}
        {unit.pins.length > 0 && (
          <Section title={t(($) => $.section.pins)} hint={t(($) => $.pinsHint)}>
            <ul className="grid grid-cols-1">
              {unit.pins.map(({ schoolId, schoolName, version }) => (
                <li key={schoolId} className="flex flex-wrap justify-between gap-x-4 border-t py-2 first:border-t-0">
                  <Link to={paths.providerTenant(schoolId)} className="underline underline-offset-4 wrap-anywhere">
                    {schoolName ?? t(($) => $.formerSchool)}
                  </Link>
                  <VersionText version={version} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {unit.counts.length > 0 && (
          <Section title={t(($) => $.section.counts)} hint={t(($) => $.counts.hint)}>
            <CountsTable label={t(($) => $.section.counts)} counts={unit.counts} />
          </Section>
        )}
        <Section title={t(($) => $.section.events)}>
          <EventList label={t(($) => $.section.events)} events={unit.events} />
        </Section>
      </div>
    </SideSheet>
  )
}
