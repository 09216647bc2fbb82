import { useState } from 'react'
import { Page } from '../src/components/layout/app-frame'
import { PageHeader } from '../src/components/layout/page-header'
import { MatrixGrid } from '../src/components/matrix/matrix-grid'
import type { MatrixCellView, MatrixKey, MatrixSource, MatrixTarget } from '../src/components/matrix/matrix-props'
import { columns, groups, largeClass } from './samples'

type Child = (typeof largeClass)[number]
type Column = (typeof columns)[number]

const rowHeader = (child: Child) => child.name
const columnHeader = (column: Column) => column.id.toUpperCase()

const none: MatrixCellView = { text: '' }
const views = ['1', '2', '3', '4'].map((sign): MatrixCellView => ({ text: `Stufe ${sign}`, sign }))

/** Levels in memory; rows listen for their own. */
const levelsInMemory = (): MatrixSource & { set(row: string, column: string, view: MatrixCellView): void } => {
  const cells = new Map<string, MatrixCellView>()
  const listeners = new Map<string, (column: string) => void>()
  return {
    get: (row, column) => cells.get(row + column) ?? none,
    subscribe: (row, changed) => {
      listeners.set(row, changed)
      return () => listeners.delete(row)
    },
    set: (row, column, view) => {
      cells.set(row + column, view)
      listeners.get(row)?.(column)
    },
  }
}

export function MatrixPart() {
  const [source] = useState(levelsInMemory)
  const enter = ({ key }: MatrixKey, { row, column }: MatrixTarget<Child, Column>) => {
    const view = key === 'Backspace' ? none : views[Number(key) - 1]
    if (!row || !column || !view) return undefined
    source.set(row.id, column.id, view)
    return 'down'
  }
  return (
    <Page width="full">
      <PageHeader title="Kompetenzen" description="Deutsch · 1. Halbjahr · neueste Stufe" />
      <MatrixGrid
        label="Kompetenzen der Klasse 3a in Deutsch"
        rows={largeClass}
        columns={columns}
        groups={groups}
        source={source}
        corner="30 Kinder"
        rowHeader={rowHeader}
        columnHeader={columnHeader}
        onCellKey={enter}
      />
    </Page>
  )
}
