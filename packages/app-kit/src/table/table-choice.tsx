import { SelectInput } from '@lernspur/ui/components/form/select-input'
import type { TableState } from '@lernspur/ui/components/table/table-state'

/** Stands for "no restriction", since Select does not support an empty value. */
const everything = 'all'

interface TableChoiceProps {
  table: TableState
  /** Name of the choice in the table's state. */
  choice: string
  label: string
  everyLabel: string
  options: readonly { readonly value: string; readonly label: string }[]
}

/** Restricts a table to one value of a choice. */
export function TableChoice({ table, choice, label, everyLabel, options }: TableChoiceProps) {
  return (
    <SelectInput
      aria-label={label}
      // As wide as its text, so that it wraps to a line of its own instead of being cut off.
      className="w-auto max-w-full min-w-32 grow basis-auto lg:max-w-56"
      value={table.choice(choice) || everything}
      onValueChange={(value) => table.change({ [choice]: value === everything ? '' : value })}
      options={[{ value: everything, label: everyLabel }, ...options]}
    />
  )
}
