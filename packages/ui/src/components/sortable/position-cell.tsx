import { useDroppable } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { cn } from '../../cn'

/** A place of a grid, counted from 0. */
export interface BoardPosition {
  readonly x: number
  readonly y: number
}

/** The place of a cell's id. */
export const positionOf = (id: string): BoardPosition => {
  const [x = 0, y = 0] = id.split(' ').map(Number)
  return { x, y }
}

type PositionCellProps = BoardPosition | { readonly id: string; readonly label: string; readonly children: ReactNode }

/** Where an item can be dropped: an empty place of the grid, or the field beside it. */
export function PositionCell(props: PositionCellProps) {
  const isEmpty = 'x' in props
  const { setNodeRef, isOver } = useDroppable({ id: isEmpty ? `${props.x} ${props.y}` : props.id })
  if (!isEmpty) {
    return (
      <fieldset
        ref={setNodeRef}
        className={cn('min-h-16 rounded-md border border-dashed p-2', isOver && 'border-primary bg-selected')}
      >
        <legend className="px-1 text-sm text-muted-foreground">{props.label}</legend>
        <div className="flex flex-wrap gap-1">{props.children}</div>
      </fieldset>
    )
  }
  return (
    <div
      ref={setNodeRef}
      aria-hidden
      className={cn('rounded-md border border-dashed', isOver && 'border-primary bg-selected')}
      style={{ gridColumn: props.x + 1, gridRow: props.y + 1 }}
    />
  )
}
