import { useCallback, useState } from 'react'
import { Avatar } from '../src/data/avatar'
import { LevelPicture } from '../src/data/level-picture'
import { Page } from '../src/layout/app-frame'
import { PageHeader } from '../src/layout/page-header'
import { MatrixGrid, type MatrixTarget, UprightLabel } from '../src/matrix/matrix-grid'
import { bars, columns, groups, largeClass, levels } from './samples'

type Child = (typeof largeClass)[number]
type Column = (typeof columns)[number]

const rowHeader = (child: Child) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <Avatar name={child.name} size={24} />
    <span className="truncate">{child.name}</span>
  </span>
)
const columnHeader = (column: Column) => <UprightLabel>{column.text}</UprightLabel>
const cell = (level: number) =>
  level === 0 ? null : <LevelPicture shapes={bars(level)} label={levels[level - 1] ?? ''} className="block mx-auto" />

export function MatrixPart() {
  const [entered, setEntered] = useState<Record<string, number>>({})
  const value = useCallback(
    (row: Child, column: Column) =>
      entered[row.id + column.id] ??
      (row.name.length * 7 + column.id.length * 3 + column.text.length * Number(column.id.slice(1))) % 5,
    [entered],
  )
  const enter = (key: string, { row, column }: MatrixTarget<Child, Column>) => {
    const level = Number(key)
    if (row === undefined || column === undefined || !(level >= 0 && level <= 4) || key === ' ') return false
    setEntered((old) => ({ ...old, [row.id + column.id]: level }))
    return true
  }
  return (
    <Page width="full">
      <PageHeader title="Kompetenzen" description="Deutsch · 1. Halbjahr · neueste Stufe" />
      <MatrixGrid
        label="Kompetenzen der Klasse 3a in Deutsch"
        rows={largeClass}
        columns={columns}
        groups={groups}
        corner="30 Kinder"
        rowHeader={rowHeader}
        columnHeader={columnHeader}
        value={value}
        cell={cell}
        onCellKey={enter}
      />
    </Page>
  )
}
