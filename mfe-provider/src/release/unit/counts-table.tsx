import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReleaseCounts } from '@lernspur/contracts/provider/release-desk.contract'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'

const counted = ['visits', 'errors', 'calls', 'slow'] as const

interface CountsTableProps {
  label: string
  counts: readonly ReleaseCounts[]
}

/** Errors, calls without an answer and long waits, by version; what was counted last comes first. */
export function CountsTable({ label, counts }: CountsTableProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const newest = counts.toSorted((one, other) => (one.lastAt < other.lastAt ? 1 : -1))
  return (
    <ScrollTable label={label}>
      <TableHeader>
        <TableRow>
          <TableHead>{t(($) => $.counts.version)}</TableHead>
          {counted.map((name) => (
            <TableHead key={name} className="text-right">
              {t(($) => $.counts[name])}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {newest.map((count) => (
          <TableRow key={count.version}>
            <TableRowHead className="font-mono text-sm font-normal whitespace-nowrap">{count.version}</TableRowHead>
            {counted.map((name) => (
              <TableCell key={name} className="text-right tabular-nums">
                {format.number(count[name])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  )
}
