import { cn } from '@lernspur/ui/cn'
import { buttonVariants } from '@lernspur/ui/components/ui/button'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import { memo } from 'react'

interface NoteButtonProps {
  studentId: string
  /** Accessible name: "Ada Ahrens: Notiz und Foto". */
  label: string
  /** Whether there is a note or a photo. */
  hasNote: boolean
  isOpen: boolean
  isStop: boolean
  onToggle: (studentId: string) => void
}

const style = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'scroll-mt-34 transition-none')
const empty = cn(style, 'text-muted-foreground')
const written = cn(style, 'text-primary')
const icon = <NotebookPen aria-hidden />
/** That there is something is not told by colour alone. */
const dot = <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-current" />

/** Unfolds the note and the photo of a child in its row. */
export const NoteButton = memo(({ studentId, label, hasNote, isOpen, isStop, onToggle }: NoteButtonProps) => (
  <button
    type="button"
    tabIndex={isStop ? 0 : -1}
    aria-label={label}
    aria-expanded={isOpen}
    title={label}
    onClick={() => onToggle(studentId)}
    className={hasNote ? written : empty}
  >
    {icon}
    {hasNote && dot}
  </button>
))
