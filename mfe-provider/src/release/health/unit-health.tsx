import { releaseDeskCalls } from '@lernspur/api-client/provider/release-desk.queries'
import { ErrorNotice, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { DeskUnit, UnitHealth as UnitHealthData } from '@lernspur/contracts/provider/release-desk.contract'
import { ChartFigure } from '@lernspur/ui/components/chart/chart-figure'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { HealthTable } from './health-table'
import { partsOf } from './parts-of'
import { perThousand, usePerThousand } from './use-per-thousand'

/** Milliseconds between two reads of what gateways add every fifteen seconds. */
const readEvery = 60_000

interface HealthProps {
  unit: DeskUnit
  health: UnitHealthData
}

/** Seven days as lines, with the moments when another version got live. */
function HealthChart({ unit, health }: HealthProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const { parts, switches } = partsOf(health)
  const title = t(($) => $.health.week)
  const numbered = switches.map(({ part, of: { at, version } }, index) => ({
    part,
    name: `${index + 1}`,
    text: t(($) => $.health.liveSince, { version, at: format.instant(at) }),
  }))
  // What got live within one part shares its line.
  const marks = [...Map.groupBy(numbered, ({ part }) => part)].map(([at, within]) => ({
    at,
    name: within.map(({ name }) => name).join(', '),
    text: within.map(({ text }) => text).join('\n'),
  }))
  const seriesOf = (name: 'failed' | 'slow' | 'errors') => ({
    name: t(($) => $.health[name]),
    values: parts.map((part) => perThousand(part[name], part.total)),
  })
  const names = unit.kind === 'service' ? (['failed', 'slow'] as const) : (['failed', 'slow', 'errors'] as const)
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChartFigure
        kind="line"
        title={title}
        label={t(($) => $.health.chart)}
        data={{
          categoryLabel: t(($) => $.canary.from),
          categories: parts.map(({ from }) => format.instant(from)),
          series: names.map(seriesOf),
          marks,
        }}
        format={format.number}
        showTable={t(($) => $.canary.showTable, { title })}
        showChart={t(($) => $.canary.showChart, { title })}
      />
      {numbered.length > 0 && (
        <ol aria-label={t(($) => $.health.switches)} className="grid gap-1 text-sm text-muted-foreground">
          {numbered.map(({ name, text }) => (
            <li key={name} className="flex gap-2">
              <span className="font-semibold text-foreground tabular-nums">{name}</span>
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** The calls that failed or were slow most often. */
function WorstRoutes({ routes }: { routes: UnitHealthData['routes'] }) {
  const { t } = useTranslation('provider.release')
  const share = usePerThousand()
  const title = t(($) => $.health.routes)
  if (routes.length === 0) return <p className="text-sm text-muted-foreground">{t(($) => $.health.noRoutes)}</p>
  return (
    <div className="grid grid-cols-1 gap-1">
      <h4 className="text-sm font-medium">{title}</h4>
      <ScrollTable label={title}>
        <TableHeader>
          <TableRow>
            <TableHead>{t(($) => $.health.route)}</TableHead>
            <TableHead className="text-right">{t(($) => $.health.failed)}</TableHead>
            <TableHead className="text-right">{t(($) => $.health.slow)}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {routes.map(({ version, route, total, failed, slow }) => (
            <TableRow key={`${version} ${route}`}>
              <TableRowHead className="font-normal">
                <span className="block font-mono text-sm wrap-anywhere">{route}</span>
                <span className="block font-mono text-xs text-muted-foreground">{version}</span>
              </TableRowHead>
              <TableCell className="text-right tabular-nums">{share(failed, total)}</TableCell>
              <TableCell className="text-right tabular-nums">{share(slow, total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </div>
  )
}

/** How the versions of a unit fare, over time and by call (rule desk.9). */
export function UnitHealth({ unit }: { unit: DeskUnit }) {
  const { t } = useTranslation('provider.release')
  const { data, error, refetch, isFetching } = useQuery({
    ...releaseDeskCalls.getUnitHealth({ unit: unit.id }),
    refetchInterval: readEvery,
    enabled: unit.health.length > 0,
  })
  if (unit.health.length === 0) return <p className="text-muted-foreground">{t(($) => $.health.none)}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <HealthTable units={[unit]} />
      {data ? (
        <>
          <HealthChart unit={unit} health={data} />
          {unit.kind === 'service' && <WorstRoutes routes={data.routes} />}
        </>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton aria-busy className="h-48" />
      )}
    </div>
  )
}
