import { DndContext, MouseSensor, pointerWithin, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { type Place, PlaceCell, placeOf } from './place-cell'
import { PlaceItem } from './place-item'

export interface PlacedItem extends Place {
  readonly id: string
}

/** What is said while items are placed; rows and columns count from 1. */
export interface PlaceTexts {
  /** How to move an item by keyboard, read with each. */
  readonly instructions: string
  placed(name: string, row: number, column: number): string
  taken(name: string): string
}

interface PlaceBoardProps {
  /** Names the board and the items beside it. */
  label: string
  asideLabel: string
  columns: number
  rows: number
  items: readonly PlacedItem[]
  /** Items without a place. */
  aside: readonly string[]
  nameOf(id: string): string
  texts: PlaceTexts
  /** Called with the new place of an item, or null to put it aside. */
  onPlace(id: string, place: Place | null): void
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
/** The board itself says where an item came to lie; the library would say it in English. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

const placesOf = (columns: number, rows: number): Place[] =>
  Array.from({ length: columns * rows }, (_, at) => ({ x: at % columns, y: Math.floor(at / columns) }))

/**
 * Items on a grid and others beside it. They are moved by mouse and touch from place to place, and by keyboard: arrows
 * move an item by one place, Enter puts one from beside on the first free place, Delete puts it aside.
 */
export function PlaceBoard({
  columns,
  rows,
  items,
  aside,
  nameOf,
  texts,
  onPlace,
  children,
  ...names
}: PlaceBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
  )
  // An item that changes between board and aside is another element, which would lose the focus. No later than it is
  // drawn: the next key comes at once.
  useLayoutEffect(() => {
    if (moved.current === null) return
    const item = board.current?.querySelector<HTMLElement>(`[data-item="${moved.current}"]`)
    if (item !== document.activeElement) item?.focus()
    moved.current = null
  })
  const put = (id: string, place: Place | null) => {
    onPlace(id, place)
    setSaid(place ? texts.placed(nameOf(id), place.y + 1, place.x + 1) : texts.taken(nameOf(id)))
  }
  const firstFree = (): Place | undefined => {
    const taken = new Set(items.map(({ x, y }) => `${x} ${y}`))
    return placesOf(columns, rows).find(({ x, y }) => !taken.has(`${x} ${y}`))
  }
  const press = (id: string, event: KeyboardEvent) => {
    const place = items.find((item) => item.id === id)
    const step = steps[event.key]
    if (place && step) {
      const [x, y] = [place.x + step[0], place.y + step[1]]
      if (x >= 0 && x < columns && y >= 0 && y < rows) put(id, { x, y })
    } else if (place && (event.key === 'Delete' || event.key === 'Backspace')) put(id, null)
    else if (!place && event.key === 'Enter') {
      const free = firstFree()
      if (free) put(id, free)
    } else return
    event.preventDefault()
    moved.current = id
  }
  const item = (id: string, place: Place | undefined) => (
    <PlaceItem key={id} id={id} name={nameOf(id)} place={place} onKeyDown={(event) => press(id, event)}>
      {children(id)}
    </PlaceItem>
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ screenReaderInstructions: { draggable: texts.instructions }, announcements: silent }}
      onDragEnd={({ active, over }) => {
        const id = String(active.id)
        if (over?.id === asideId) put(id, null)
        else if (over) put(id, placeOf(String(over.id)))
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
            {placesOf(columns, rows).map((place) => (
              <PlaceCell key={`${place.x} ${place.y}`} {...place} />
            ))}
            {items.map(({ id, x, y }) => item(id, { x, y }))}
          </div>
        </div>
        <PlaceCell id={asideId} label={names.asideLabel}>
          {aside.map((id) => item(id, undefined))}
        </PlaceCell>
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </DndContext>
  )
}
