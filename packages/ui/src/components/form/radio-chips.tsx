import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { cn } from '../../cn'

interface RadioChip {
  value: string
  label: ReactNode
  /** Accessible name where the label is a picture. */
  name?: string | undefined
}

interface RadioChipsProps {
  /** Accessible name of the group. */
  label: string
  chips: readonly RadioChip[]
  value: string
  onValueChange: (value: string) => void
  className?: string | undefined
  /** Classes of each chip; `data-checked` is on the chosen one. */
  chipClass?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Enter chooses nothing, and must not submit a form around the group. */
const ignoreEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * A choice of one by chips in a row. They are native radio buttons, stretched invisibly over their chips: arrow keys,
 * the single Tab stop and form support come with them, and a page with many of them is not rendered several times.
 */
export function RadioChips({ label, chips, value, onValueChange, className, chipClass, ref }: RadioChipsProps) {
  const group = useId()
  return (
    <div ref={ref} role="radiogroup" aria-label={label} className={className}>
      {chips.map((chip) => (
        <label
          key={chip.value}
          data-checked={chip.value === value ? '' : undefined}
          className={cn('relative inline-flex cursor-pointer items-center gap-2', chipClass)}
        >
          <input
            type="radio"
            name={group}
            value={chip.value}
            checked={chip.value === value}
            aria-label={chip.name}
            onChange={() => onValueChange(chip.value)}
            onKeyDown={ignoreEnter}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
          />
          {chip.label}
        </label>
      ))}
    </div>
  )
}
