import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'

/** What is said while an item is moved; `name` is what `nameOf` gives, places count from 1. */
export interface SortableTexts {
  /** How to move an item by keyboard, read with its handle. */
  readonly instructions: string
  lifted(name: string): string
  over(name: string, index: number): string
  dropped(name: string, index: number): string
  cancelled(name: string): string
}

interface SortableListProps {
  /** Keys of the items in their order. */
  ids: readonly string[]
  /** The name of an item, for announcements. */
  nameOf(id: string): string
  texts: SortableTexts
  /** Called when an item was dropped at the place of another. */
  onMove(id: string, overId: string): void
  /** Called with the item being moved, and with null at the end. */
  onLift?: ((id: string | null) => void) | undefined
  /** The list, whose items are SortableItem. */
  children: ReactNode
}

/**
 * A list whose items are reordered by mouse, touch and keyboard on the handle; the page scrolls when one is moved to its
 * edge.
 */
export function SortableList({ ids, nameOf, texts, onMove, onLift, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // At once: the handle does not scroll the page, so a swipe over it can only mean to move the item.
    useSensor(TouchSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const name = (id: UniqueIdentifier) => nameOf(String(id))
  const positionOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: {
          onDragStart: ({ active }) => texts.lifted(name(active.id)),
          onDragOver: ({ active, over }) => (over ? texts.over(name(active.id), positionOf(over.id)) : undefined),
          onDragEnd: ({ active, over }) => texts.dropped(name(active.id), positionOf(over?.id ?? active.id)),
          onDragCancel: ({ active }) => texts.cancelled(name(active.id)),
        },
      }}
      onDragStart={({ active }) => onLift?.(String(active.id))}
      onDragCancel={() => onLift?.(null)}
      onDragEnd={({ active, over }) => {
        onLift?.(null)
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
