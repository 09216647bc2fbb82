import { useDraggable } from '@dnd-kit/core'
import { CSS } from '@dnd-kit/utilities'
import type { KeyboardEvent, ReactNode } from 'react'
import { cn } from '../../cn'
import type { BoardPosition } from './position-cell'

interface PositionItemProps {
  id: string
  name: string
  /** Undefined beside the grid. */
  position: BoardPosition | undefined
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** An item of a PlaceBoard. */
export function PositionItem({ id, name, position: location, onKeyDown, children }: PositionItemProps) {
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({ id })
  return (
    <button
      type="button"
      {...attributes}
      // The library's description is English; the instructions say what can be done.
      aria-roledescription={undefined}
      {...listeners}
      ref={setNodeRef}
      data-item={id}
      aria-label={name}
      onKeyDown={onKeyDown}
      className={cn(
        'grid min-h-11 min-w-11 touch-none place-items-center overflow-hidden rounded-md border bg-card p-1 text-xs',
        isDragging ? 'relative z-10 cursor-grabbing shadow-md' : 'cursor-grab',
        !location && 'px-3',
      )}
      style={{
        transform: CSS.Translate.toString(transform),
        ...(location && { gridColumn: location.x + 1, gridRow: location.y + 1 }),
      }}
    >
      {children}
    </button>
  )
}
