import { cn } from '../../cn'
import { tint } from '../../colour/tint'

interface SubjectMarkProps {
  /** #rrggbb of the subject. */
  color: string
  className?: string | undefined
}

/** A small square in the subject's colour, shown next to its name. */
export function SubjectMark({ color, className }: SubjectMarkProps) {
  return (
    <span
      aria-hidden
      className={cn('inline-block size-2.5 shrink-0 rounded-[3px] forced-color-adjust-none', className)}
      style={{ background: tint(color).mark }}
    />
  )
}

interface SubjectChipProps {
  /** #rrggbb of the subject; any colour is made readable in both themes. */
  color: string
  /** Name or abbreviation to show. */
  label: string
  /** Full name where the label is an abbreviation. */
  name?: string | undefined
  size?: 'sm' | 'default' | undefined
  className?: string | undefined
}

const edge = 'inset 0 0 0 1px color-mix(in oklab, currentcolor 16%, transparent)'

/** A subject's name on the soft background of its colour. */
export function SubjectChip({ color, label, name, size = 'default', className }: SubjectChipProps) {
  const colours = tint(color)
  return (
    <span
      title={name}
      className={cn(
        'inline-flex max-w-full items-center rounded-sm font-medium',
        size === 'sm' ? 'px-1.5 text-xs' : 'px-2 py-0.5 text-sm',
        className,
      )}
      style={{ background: colours.ground, color: colours.ink, boxShadow: edge }}
    >
      <span className="truncate" aria-hidden={name === undefined ? undefined : true}>
        {label}
      </span>
      {name !== undefined && <span className="sr-only">{name}</span>}
    </span>
  )
}
