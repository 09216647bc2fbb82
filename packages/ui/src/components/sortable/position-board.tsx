import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type BoardPosition, PositionCell, positionOf } from './position-cell'
import { PositionItem } from './position-item'

export interface BoardItem extends BoardPosition {
  readonly id: string
}

/** What is said while items are placed; rows and columns count from 1. */
export interface BoardTexts {
  /** How to move an item by keyboard, read with each. */
  readonly instructions: string
  moved(name: string, row: number, column: number): string
  taken(name: string): string
}

interface PositionBoardProps {
  /** Names the board and the items beside it. */
  label: string
  asideLabel: string
  columns: number
  rows: number
  items: readonly BoardItem[]
  /** Items without a place. */
  aside: readonly string[]
  nameOf(id: string): string
  texts: BoardTexts
  /** Called with the new place of an item, or null to put it aside. */
  onPosition(id: string, location: BoardPosition | null): void
  /** What an item shows. */
  children(id: string): ReactNode
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const asideId = 'aside'

const nothing = (): undefined => undefined
/** The board itself announces an item's new place; the library would do so in English. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

const positionsOf = (columns: number, rows: number): BoardPosition[] =>
  Array.from({ length: columns * rows }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) }))

/**
 * Items on a grid and others beside it. They are moved by mouse and touch from place to place, and by keyboard: arrows
 * move an item by one place, Enter puts one from beside on the first free place, Delete puts it aside.
 */
export function PositionBoard({
  columns,
  rows,
  items,
  aside,
  nameOf,
  texts,
  onPosition,
  children,
  ...names
}: PositionBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
  )
  // An item that moves between board and aside becomes another element, and would lose the focus. Restored before the
  // paint, because the next key may come at once.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const item = board.current?.querySelector<HTMLElement>(`[data-item="${moved.current}"]`)
    if (item !== document.activeElement) item?.focus()
    moved.current = null
  })
  const put = (id: string, location: BoardPosition | null) => {
    onPosition(id, location)
    setAnnouncement(location ? texts.moved(nameOf(id), location.y + 1, location.x + 1) : texts.taken(nameOf(id)))
  }
  const firstFree = (): BoardPosition | undefined => {
    const taken = new Set(items.map(({ x, y }) => `${x} ${y}`))
    return positionsOf(columns, rows).find(({ x, y }) => !taken.has(`${x} ${y}`))
  }
  const press = (id: string, event: KeyboardEvent) => {
    const location = items.find((item) => item.id === id)
    const step = steps[event.key]
    if (location && step) {
      const [x, y] = [location.x + step[0], location.y + step[1]]
      if (x >= 0 && x < columns && y >= 0 && y < rows) put(id, { x, y })
    } else if (location && (event.key === 'Delete' || event.key === 'Backspace')) put(id, null)
    else if (!location && event.key === 'Enter') {
      const free = firstFree()
      if (free) put(id, free)
    } else return
    event.preventDefault()
    moved.current = id
  }
  const item = (id: string, location: BoardPosition | undefined) => (
    <PositionItem key={id} id={id} name={nameOf(id)} position={location} onKeyDown={(event) => press(id, event)}>
      {children(id)}
    </PositionItem>
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: texts.instructions }, announcements: silent }}
      onDragEnd={({ active, over }) => {
        const id = String(active.id)
        if (over?.id === asideId) put(id, null)
        else if (over) put(id, positionOf(String(over.id)))
      }}
    >
      <div ref={board} className="grid grid-cols-1 gap-4">
        <div className="overflow-x-auto pb-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a set of places has no element of its own. */}
          <div
            role="group"
            aria-label={names.label}
            className="grid gap-1"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(2.75rem, 1fr))`,
              gridTemplateRows: `repeat(${rows}, 3.5rem)`,
            }}
          >
            {positionsOf(columns, rows).map((location) => (
              <PositionCell key={`${location.x} ${location.y}`} {...location} />
            ))}
            {items.map(({ id, x, y }) => item(id, { x, y }))}
          </div>
        </div>
        <PositionCell id={asideId} label={names.asideLabel}>
          {aside.map((id) => item(id, undefined))}
        </PositionCell>
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </DndContext>
  )
}
