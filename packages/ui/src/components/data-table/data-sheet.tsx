import { useState } from 'react'
import { cn } from '../../cn'
import { ScrollTable } from '../table/scroll-table'
import type { TableState } from '../table/table-state'
import type { TableTexts } from '../table/table-texts'
import { DataHead } from './data-head'
import type { DataTableModel } from './model/use-data-table'
import { DataBody } from './rows/data-body'
import { isLong } from './rows/use-row-window'
import { SkeletonRows } from './skeleton-rows'

export interface DataSheetProps<Row extends object> {
  model: DataTableModel<Row>
  /** Accessible name. */
  label: string
  state: TableState
  texts: Pick<TableTexts, 'chooseAll'>
  isLoading: boolean
  busy: boolean
  /** Accessible name of the checkbox of a row; if given, rows can be chosen. */
  chooseLabel?: ((row: Row) => string) | undefined
  /** Maximum height (a CSS length) before the table scrolls; long tables have a default. */
  maxHeight?: string | undefined
}

const longHeight = 'max(20rem, 70dvh)'

/** Header and rows, or skeleton rows while loading. */
export function DataSheet<Row extends object>(props: DataSheetProps<Row>) {
  const { model, label, state, texts, isLoading, busy, chooseLabel, maxHeight } = props
  const { columns, shown: visible, chosen, count } = model
  // The visible rows are known once the scroller is mounted, which renders them.
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const long = isLong(visible.length)
  const isPaged = count > visible.length
  const total = long || isPaged ? count + 1 : undefined
  const chooseAll = chooseLabel && {
    label: texts.chooseAll,
    checked: model.areAllChosen || (chosen.length > 0 && ('indeterminate' as const)),
    onChange: (all: boolean) => model.table.toggleAllRowsSelected(all),
  }
  return (
    <ScrollTable
      label={label}
      scroller={setScroller}
      maxHeight={maxHeight ?? (long ? longHeight : undefined)}
      aria-busy={busy || isLoading}
      aria-rowcount={total}
      className={cn(long && 'table-fixed')}
    >
      <DataHead columns={columns} state={state} chooseAll={chooseAll} hasWidths={long} rowIndex={total && 1} />
      {isLoading ? (
        <SkeletonRows columns={columns} hasChoice={chooseLabel !== undefined} />
      ) : (
        <DataBody
          rows={visible}
          columns={columns}
          scroller={scroller}
          start={isPaged ? model.start : undefined}
          chooseLabel={chooseLabel}
        />
      )}
    </ScrollTable>
  )
}
