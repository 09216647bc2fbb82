import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import type { TableState } from '@lernspur/ui/components/table/table-state'

interface TableDaysProps {
  table: TableState
  fromLabel: string
  toLabel: string
}

/** Narrows a table to days: its choices `from` and `to`. */
export function TableDays({ table, fromLabel, toLabel }: TableDaysProps) {
  const [from, to] = [table.choice('from'), table.choice('to')]
  return (
    <div className="flex grow basis-full flex-wrap gap-3 *:min-w-0 *:grow *:basis-36 lg:grow-0 lg:basis-auto">
      <LabelledField label={fromLabel}>
        <DateInput value={from} max={to || undefined} onValueChange={(day) => table.change({ from: day })} />
      </LabelledField>
      <LabelledField label={toLabel}>
        <DateInput value={to} min={from || undefined} onValueChange={(day) => table.change({ to: day })} />
      </LabelledField>
    </div>
  )
}
