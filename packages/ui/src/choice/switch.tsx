import { Switch as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { ChoiceLabel, hintIdOf } from './choice-label'

interface SwitchProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** A switch that takes effect at once, without a save button. */
export function Switch({ checked, onCheckedChange, label, hint, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={cn('flex items-start justify-between gap-4', className)}>
      <ChoiceLabel id={id} label={label} hint={hint} className="cursor-pointer py-2.5" />
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled ?? false}
        aria-describedby={hintIdOf(id, hint)}
        className="group grid h-11 w-13 shrink-0 place-items-center rounded-md disabled:cursor-not-allowed disabled:opacity-50"
      >
        <span
          className={cn(
            'flex h-6 w-10 items-center rounded-full border border-input bg-secondary p-0.5 transition-colors',
            'group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
          )}
        >
          <Primitive.Thumb
            className={cn(
              'block size-4.5 rounded-full bg-input transition-transform duration-150',
              'data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground',
            )}
          />
        </span>
      </Primitive.Root>
    </div>
  )
}
