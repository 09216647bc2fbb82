import Check from 'lucide-react/icons/check'
import { cn } from '../cn'
import type { CommandItem } from './command'

interface CommandRowProps {
  id: string
  index: number
  item: CommandItem
  heading: boolean
  active: boolean
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One line of a command list, with the heading of its group above where the group begins. */
export function CommandRow({ id, index, item, heading, active, selected, onPoint, onChoose }: CommandRowProps) {
  return (
    <>
      {heading && (
        <div role="presentation" className="px-3 pt-3 pb-1 text-xs text-muted-foreground">
          {item.group}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names this row as its active one. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field. */}
      <div
        id={id}
        data-at={index}
        role="option"
        aria-selected={selected}
        aria-disabled={item.disabled || undefined}
        onPointerMove={active ? undefined : onPoint}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
        className={cn(
          'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm',
          active && 'bg-accent',
          item.disabled && 'cursor-not-allowed text-muted-foreground',
        )}
      >
        {item.leading}
        <span className="min-w-0 flex-1">
          <span className="block">{item.label}</span>
          {item.detail !== undefined && <span className="block text-xs text-muted-foreground">{item.detail}</span>}
        </span>
        {item.trailing}
        {selected && <Check aria-hidden className="size-4.5 text-primary" />}
      </div>
    </>
  )
}
