import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskUnit, VersionHealth } from '@lernspur/contracts/provider/release-desk.contract'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { useState } from 'react'
import { useUnitNames } from '../use-unit-names'
import { usePerThousand } from './use-per-thousand'

const periods = ['hour', 'day', 'week'] as const
type Period = (typeof periods)[number]

interface HealthTableProps {
  /** One, or several, which are then named in their rows. */
  units: readonly DeskUnit[]
}

interface RowProps {
  unit: DeskUnit
  health: VersionHealth
  period: Period
  hasName: boolean
  hasScreens: boolean
}

function Row({ unit, health, period, hasName, hasScreens }: RowProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const share = usePerThousand()
  const nameOf = useUnitNames()
  const { total, failed, slow, errors } = health[period]
  // A service has no screens on which a browser could fail.
  const ofScreens = hasScreens ? [unit.kind === 'service' ? '–' : share(errors, total)] : []
  return (
    <TableRow>
      <TableRowHead className="font-normal">
        {hasName && <span className="block min-w-28 wrap-anywhere hyphens-auto">{nameOf(unit)}</span>}
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-mono text-sm whitespace-nowrap">{health.version}</span>
          {!hasName && health.version === unit.stable?.version && (
            <Badge variant="success">{t(($) => $.state.live)}</Badge>
          )}
        </span>
      </TableRowHead>
      {[share(failed, total), share(slow, total), ...ofScreens, format.number(total)].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
        <TableCell key={index} className="text-right tabular-nums">
          {text}
        </TableCell>
      ))}
    </TableRow>
  )
}

/** How versions fared in the last hour, day or week: how many of a thousand calls or screens went wrong (rule desk.9). */
export function HealthTable({ units }: HealthTableProps) {
  const { t } = useTranslation('provider.release')
  const [period, setPeriod] = useState<Period>('day')
  const hasName = units.length > 1
  const hasScreens = units.some(({ kind }) => kind !== 'service')
  const totals = hasName ? t(($) => $.health.total) : hasScreens ? t(($) => $.health.screens) : t(($) => $.health.calls)
  const columns = [
    t(($) => $.health.failed),
    t(($) => $.health.slow),
    ...(hasScreens ? [t(($) => $.health.errors)] : []),
    totals,
  ]
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <SegmentedControl
        label={t(($) => $.health.period)}
        segments={periods.map((value) => ({ value, label: t(($) => $.health[value]) }))}
        value={period}
        onValueChange={(value) => setPeriod(periods.find((one) => one === value) ?? 'day')}
      />
      <div className="w-full min-w-0">
        <ScrollTable label={t(($) => $.health.table)}>
          <TableHeader>
            <TableRow>
              <TableHead>{t(($) => $.counts.version)}</TableHead>
              {columns.map((column) => (
                <TableHead key={column} className="text-right">
                  {column}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {units.flatMap((unit) =>
              unit.health.map((health) => (
                <Row
                  key={`${unit.id} ${health.version}`}
                  unit={unit}
                  health={health}
                  period={period}
                  hasName={hasName}
                  hasScreens={hasScreens}
                />
              )),
            )}
          </TableBody>
        </ScrollTable>
      </div>
    </div>
  )
}
