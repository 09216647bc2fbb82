import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Button } from '@lernspur/ui/components/ui/button'
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '@lernspur/ui/components/ui/table'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { ColumnsPart } from './columns-part'
import type { StudentImportState } from './import-state'
import type { ColumnReading, Line } from './read/list'
import { readLines } from './read/read-lines'
import { isComplete, swapped } from './read/reading'

/** Rows on which the reading is shown. */
const visibleRows = 4

const complete = (lines: readonly Line[]): Line[] =>
  lines.filter(({ problem }) => problem === null).slice(0, visibleRows)

function Question({ state }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const { source, proposed, change } = state
  const table = source.table
  if (!table || !proposed) return null
  const readings = { given: proposed.reading, other: swapped(proposed.reading) }
  const optionOf = (value: keyof typeof readings) => {
    const lines = complete(readLines(table, readings[value]))
    return {
      value,
      label: t(($) => $.order.given, { names: format.list(lines.map(({ firstName }) => firstName)) }),
      hint: t(($) => $.order.family, { names: format.list(lines.map(({ lastName }) => lastName)) }),
    }
  }
  const question = t(($) => $.order.question)
  return (
    <section className="grid grid-cols-1 gap-3 rounded-lg border border-warning bg-warning/40 p-4">
      <div>
        <h2 className="font-semibold">{question}</h2>
        <p className="text-sm">
          {proposed.doubt === 'contradiction' ? t(($) => $.order.contradiction) : t(($) => $.order.unclear)}
        </p>
      </div>
      <RadioGroupField
        label={question}
        look="cards"
        value=""
        options={[optionOf('given'), optionOf('other')]}
        onValueChange={(value) => change({ reading: value === 'other' ? readings.other : readings.given })}
      />
    </section>
  )
}

function ReadRows({ lines, reading, swap }: { lines: readonly Line[]; reading: ColumnReading; swap: () => void }) {
  const { t } = useTranslation('school-editors.student-import')
  const hasClass = reading.roles.includes('class') || lines.some(({ className }) => className !== null)
  const label = t(($) => $.order.table)
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-medium">{label}</h2>
        <Button variant="outline" size="sm" onClick={swap}>
          <ArrowLeftRight aria-hidden />
          {t(($) => $.order.swap)}
        </Button>
      </div>
      <ScrollTable label={label}>
        <TableHeader>
          <TableRow>
            <TableHead>{t(($) => $.columns.role.first)}</TableHead>
            <TableHead>{t(($) => $.columns.role.last)}</TableHead>
            {hasClass && <TableHead>{t(($) => $.columns.role.class)}</TableHead>}
          </TableRow>
        </TableHeader>
        <TableBody>
          {complete(lines).map((line) => (
            <TableRow key={line.index}>
              <TableCell>{line.firstName}</TableCell>
              <TableCell className="font-medium">{line.lastName}</TableCell>
              {hasClass && <TableCell>{line.className ?? ''}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </section>
  )
}

/** How the columns are read, on real rows: a question if in doubt, a button that swaps, and every column. */
export function OrderPart({ state }: { state: StudentImportState }) {
  const { reading, lines, mustAsk, source, change } = state
  if (!reading || !source.table || source.table.isStructured) return null
  return (
    <>
      {mustAsk && isComplete(reading) && <Question state={state} />}
      {!mustAsk && complete(lines).length > 0 && (
        <ReadRows lines={lines} reading={reading} swap={() => change({ reading: swapped(reading) })} />
      )}
      <ColumnsPart table={source.table} reading={reading} onRead={(next) => change({ reading: next })} />
    </>
  )
}
