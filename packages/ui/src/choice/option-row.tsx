import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { cn } from '../cn'

interface OptionRowProps {
  id: string
  index: number
  label: string
  detail?: ReactNode | undefined
  leading?: ReactNode | undefined
  trailing?: ReactNode | undefined
  disabled?: boolean | undefined
  /** Whether the item is active. */
  active: boolean
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One line of a list whose focused element refers to the active line. */
export function OptionRow(props: OptionRowProps) {
  const { id, index, label, detail, leading, trailing, disabled, active, selected, onPoint, onChoose } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the focused element, which names this row as its active one.
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays there.
    <div
      id={id}
      data-at={index}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      onPointerMove={active ? undefined : onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onChoose}
      className={cn(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 py-2 text-sm',
        active && 'bg-accent',
        disabled && 'cursor-not-allowed text-muted-foreground',
      )}
    >
      {leading}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {detail !== undefined && <span className="block text-xs text-muted-foreground">{detail}</span>}
      </span>
      {trailing}
      {selected && <Check aria-hidden className="size-4.5 text-primary" />}
    </div>
  )
}
