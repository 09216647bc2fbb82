import { RadioGroup as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { cn } from '../cn'

interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface RadioGroupProps {
  /** Accessible name of the question. */
  label: string
  options: readonly RadioOption[]
  /** Chosen value, or '' for none yet. */
  value: string
  onValueChange: (value: string) => void
  /** Plain lines, or one bordered card per option. */
  look?: 'lines' | 'cards' | undefined
  className?: string | undefined
}

/** A choice of one among a few visible options with explanations. */
export function RadioGroup({ label, options, value, onValueChange, look = 'lines', className }: RadioGroupProps) {
  const id = useId()
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      className={cn('flex flex-col', look === 'cards' ? 'gap-2' : '-ml-3', className)}
    >
      {options.map((option) => (
        <div
          key={option.value}
          className={cn(
            'flex items-start',
            look === 'cards' &&
              'rounded-lg border bg-card pr-3 transition-colors hover:border-input has-data-[state=checked]:border-primary has-data-[state=checked]:bg-selected/40',
          )}
        >
          <Primitive.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
            className="group grid size-11 shrink-0 place-items-center rounded-full outline-none disabled:cursor-not-allowed"
          >
            <span className="grid size-5 place-items-center rounded-full border border-input bg-card outline-offset-2 outline-ring transition-colors group-hover:border-foreground/60 group-focus-visible:outline-2 group-data-[state=checked]:border-primary">
              <Primitive.Indicator className="size-2.5 rounded-full bg-primary" />
            </span>
          </Primitive.Item>
          <label
            htmlFor={`${id}-${option.value}`}
            className={cn('min-w-0 flex-1 cursor-pointer py-2.5', option.disabled && 'text-muted-foreground')}
          >
            {option.label}
            {option.hint !== undefined && (
              <span id={`${id}-${option.value}-hint`} className="block text-sm text-muted-foreground">
                {option.hint}
              </span>
            )}
          </label>
        </div>
      ))}
    </Primitive.Root>
  )
}
