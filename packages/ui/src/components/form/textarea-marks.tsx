import { cn } from '../../cn'
import { inputVariants } from '../ui/input'

/** A marked place in the text of a field. */
export interface TextMark {
  readonly start: number
  readonly length: number
  /** The cursor is in this one. */
  readonly isCurrent?: boolean | undefined
}

interface TextareaMarksProps {
  text: string
  /** In the order of the text; they do not overlap. */
  marks: readonly TextMark[]
  className?: string | undefined
}

/**
 * A copy of the text of a field, invisible except for its marks, exactly behind the field. The field itself stays a
 * plain text area, so that native editing works, and this copy determines its height.
 */
export function TextareaMarks({ text, marks, className }: TextareaMarksProps) {
  const ends = [0, ...marks.map(({ start, length }) => start + length)]
  return (
    <div
      aria-hidden
      className={cn(
        inputVariants(),
        'pointer-events-none border-transparent text-transparent forced-color-adjust-none select-none',
        'py-2.5 wrap-break-word whitespace-pre-wrap',
        className,
      )}
    >
      {marks.map(({ start, length, isCurrent }, index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark
            data-current={isCurrent || undefined}
            className="rounded-xs bg-selected box-decoration-clone text-transparent underline decoration-primary decoration-2 decoration-dotted underline-offset-4 data-current:bg-accent data-current:decoration-solid"
          >
            {text.slice(start, start + length)}
          </mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
      {/* A line that has just begun counts. */}
      {'\u200b'}
    </div>
  )
}
