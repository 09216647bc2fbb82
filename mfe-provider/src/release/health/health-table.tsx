import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { DeskUnit, VersionHealth } from '@lernspur/contracts/provider/release-desk.contract'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { useState } from 'react'
import { useUnitNames } from '../use-unit-names'
import { usePerThousand } from './use-per-thousand'

const periods = ['hour', 'day', 'week'] as const
type Period = (typeof periods)[number]

interface HealthTableProps {
  label: string
  units: readonly DeskUnit[]
  /** Names the unit of each row, where there is more than one. */
  hasUnits: boolean
}

interface RowProps {
  unit: DeskUnit
  health: VersionHealth
  period: Period
  hasUnits: boolean
}

function Row({ unit, health, period, hasUnits }: RowProps) {
  const format = useFormat()
  const share = usePerThousand()
  const nameOf = useUnitNames()
  const { total, failed, slow, errors } = health[period]
  // A service has no screens on which a browser could fail.
  const shares = [share(failed, total), share(slow, total), unit.kind === 'service' ? '–' : share(errors, total)]
  return (
    <TableRow>
      {hasUnits && <TableCell>{nameOf(unit)}</TableCell>}
      <TableRowHead className="font-mono text-sm font-normal whitespace-nowrap">{health.version}</TableRowHead>
      {[format.number(total), ...shares].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
        <TableCell key={index} className="text-right tabular-nums">
          {text}
        </TableCell>
      ))}
    </TableRow>
  )
}

/** How versions fared in the last hour, day or week: calls or screens, and how many of a thousand went wrong (rule desk.9). */
export function HealthTable({ label, units, hasUnits }: HealthTableProps) {
  const { t } = useTranslation('provider.release')
  const [period, setPeriod] = useState<Period>('day')
  const columns = (['total', 'failed', 'slow', 'errors'] as const).map((name) => t(($) => $.health[name]))
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <SegmentedControl
        label={t(($) => $.health.period)}
        segments={periods.map((value) => ({ value, label: t(($) => $.health[value]) }))}
        value={period}
        onValueChange={(value) => setPeriod(periods.find((one) => one === value) ?? 'day')}
      />
      <div className="w-full min-w-0">
        <ScrollTable label={label}>
          <TableHeader>
            <TableRow>
              {hasUnits && <TableHead>{t(($) => $.counts.unit)}</TableHead>}
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
                  hasUnits={hasUnits}
                />
              )),
            )}
          </TableBody>
        </ScrollTable>
      </div>
    </div>
  )
}
