import { installationQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { releaseDeskCalls } from '@lernspur/api-client/provider/release-desk.queries'
import { ErrorNotice, isApiError, Link, paths, usePageTitle, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { DeskFlag, DeskUnit } from '@lernspur/contracts/provider/release-desk.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Card } from '@lernspur/ui/components/ui/card'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import Rocket from 'lucide-react/icons/rocket'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { WantedAct } from './act/wanted-act'
import { EventList } from './event-list'
import { HealthTable } from './health/health-table'
import { Section } from './unit/section'
import { UnitRow } from './unit/unit-row'
import { useTeamGroups } from './use-team-groups'
import { useUnitNames } from './use-unit-names'

// Loaded when they are first opened.
const UnitSheet = lazy(() => import('./unit/unit-sheet'))
const ActDialog = lazy(() => import('./act/act-dialog'))
const FlagDialog = lazy(() => import('./flag/flag-dialog'))

/** Milliseconds between two reads: what somebody else or a canary's figures change is soon seen. */
const readEvery = 10_000
/** Events of all units that are shown. */
const eventCount = 15

interface BlockProps {
  title: string
  hint?: string
  isFramed?: boolean
  children: ReactNode
}

/** A part of the page; what has a frame of its own gets no card. */
function Block({ title, hint, isFramed = false, children }: BlockProps) {
  return (
    <Section title={title} hint={hint} heading="h2">
      {isFramed ? children : <Card className="overflow-hidden">{children}</Card>}
    </Section>
  )
}

/** Versions of running services that are not the ones that are live, by unit. */
const useRunning = (units: readonly DeskUnit[]): ReadonlyMap<string, string> => {
  const { data } = useQuery({ ...installationQuery(), refetchInterval: readEvery })
  const live = new Map(units.map(({ id, stable }) => [id, stable?.version]))
  return new Map(
    (data?.services ?? []).flatMap(({ name, version }) => {
      const expected = live.get(`${name}-service`)
      return version !== null && expected !== undefined && version !== expected
        ? [[`${name}-service`, version] as const]
        : []
    }),
  )
}

function Desk({ units }: { units: readonly DeskUnit[] }) {
  const { t } = useTranslation('provider.release')
  const nameOf = useUnitNames()
  const running = useRunning(units)
  const [openId, setOpenId] = useState<string | null>(null)
  const [wanted, setWanted] = useState<WantedAct | null>(null)
  const [changedFlag, setChangedFlag] = useState<{ unitId: string; flag: DeskFlag } | null>(null)
  const names = new Map(units.map((unit) => [unit.id, nameOf(unit)]))
  const open = units.find(({ id }) => id === openId)
  const changed = wanted && units.find(({ id }) => id === wanted.unitId)
  const { groups, teams, first, setFirst } = useTeamGroups(units)
  const inGroups = groups.flatMap((group) => group.units)
  const others = units.filter((unit) => !inGroups.includes(unit))
  const pages = others.filter(({ kind }) => kind !== 'service').toSorted((one) => (one.kind === 'shell' ? -1 : 1))
  const services = others.filter(({ kind }) => kind === 'service')
  const ordered = [...inGroups, ...pages, ...services]
  const events = units
    .flatMap((unit) => unit.events.map((event) => ({ ...event, unitName: nameOf(unit) })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, eventCount)
  const hasHealth = units.some(({ health }) => health.length > 0)
  const rows = (some: readonly DeskUnit[], label: string) => (
    <ul aria-label={label} className="grid grid-cols-1">
      {some.map((unit) => (
        <UnitRow key={unit.id} unit={unit} running={running.get(unit.id)} onOpen={() => setOpenId(unit.id)} />
      ))}
    </ul>
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      {teams.length > 1 && (
        <LabelledField label={t(($) => $.team.first)} className="max-w-xs">
          <SelectInput
            options={teams.map((team) => ({ value: team, label: team }))}
            value={first}
            onValueChange={setFirst}
          />
        </LabelledField>
      )}
      {groups.map((group) => (
        <Block key={group.team} title={t(($) => $.team.title, { name: group.team })}>
          {rows(
            group.units,
            t(($) => $.team.title, { name: group.team }),
          )}
        </Block>
      ))}
      {pages.length > 0 && (
        <Block title={t(($) => $.pages)}>
          {rows(
            pages,
            t(($) => $.pages),
          )}
        </Block>
      )}
      {services.length > 0 && (
        <Block title={t(($) => $.services)}>
          {rows(
            services,
            t(($) => $.services),
          )}
        </Block>
      )}
      <Block title={t(($) => $.section.health)} hint={t(($) => $.health.hint)} isFramed={hasHealth}>
        {hasHealth ? (
          <HealthTable units={ordered} />
        ) : (
          <p className="px-4 py-3 text-muted-foreground sm:px-5">{t(($) => $.health.none)}</p>
        )}
      </Block>
      <Block title={t(($) => $.section.events)}>
        <div className="px-4 py-1 sm:px-5">
          <EventList label={t(($) => $.section.events)} events={events} />
        </div>
      </Block>
      <Suspense>
        {open && (
          <UnitSheet
            unit={open}
            names={names}
            onAct={(act) => {
              setOpenId(null)
              setWanted(act)
            }}
            onFlag={(flag) => {
              setOpenId(null)
              setChangedFlag({ unitId: open.id, flag })
            }}
            onClose={() => setOpenId(null)}
          />
        )}
        {changedFlag && <FlagDialog {...changedFlag} onClose={() => setChangedFlag(null)} />}
        {wanted && changed && (
          <ActDialog unit={changed} names={names} wanted={wanted} onClose={() => setWanted(null)} />
        )}
      </Suspense>
    </div>
  )
}

function Content() {
  const { t } = useTranslation('provider.release')
  const { data, error, refetch, isFetching } = useQuery({
    ...releaseDeskCalls.getReleaseDesk(),
    refetchInterval: readEvery,
  })
  if (isApiError(error) && error.code === 'NO_PERMISSION') {
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title={t(($) => $.refused.title)}
        description={t(($) => $.refused.description)}
        action={
          <Button asChild variant="outline">
            <Link to={paths.profile}>{t(($) => $.refused.action)}</Link>
          </Button>
        }
      />
    )
  }
  if (data && data.units.length > 0) return <Desk units={data.units} />
  if (data)
    return <EmptyState icon={<Rocket />} title={t(($) => $.empty.title)} description={t(($) => $.empty.description)} />
  if (error) {
    return <ErrorNotice title={t(($) => $.failed)} error={error} onRetry={() => void refetch()} busy={isFetching} />
  }
  return (
    <div aria-busy className="grid grid-cols-1 gap-4">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  )
}

/** What is live where, since when and why, and what comes next (`/provider/releases`; rules desk.5, desk.6). */
export function Component() {
  const { t } = useTranslation('provider.release')
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <Content />
    </Page>
  )
}
