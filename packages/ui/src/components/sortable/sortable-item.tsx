import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ReactNode } from 'react'
import { cn } from '../../cn'

interface SortableItemProps {
  id: string
  /** Name of the handle, such as "Lesen verschieben". */
  handleLabel: string
  className?: string | undefined
  /** The contents of the list item; gets the handle to place. */
  children(handle: ReactNode): ReactNode
}

/** A list item of a SortableList, with a handle that moves it. */
export function SortableItem({ id, handleLabel, className, children }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = (
    <button
      type="button"
      {...attributes}
      // The library's description is English; the name says what the handle does.
      aria-roledescription={undefined}
      {...listeners}
      ref={setActivatorNodeRef}
      aria-label={handleLabel}
      className={cn(
        'grid size-11 shrink-0 touch-none place-items-center rounded-md text-muted-foreground hover:text-foreground',
        isDragging ? 'cursor-grabbing' : 'cursor-grab',
      )}
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(className, isDragging && 'relative z-10 bg-card shadow-md')}
    >
      {children(handle)}
    </li>
  )
}
