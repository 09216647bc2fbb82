import { type ReactNode, useId } from 'react'
import { cn } from '../../cn'
import { RadioGroup, RadioGroupItem } from '../ui/radio-group'

interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode | undefined
  disabled?: boolean | undefined
}

interface RadioGroupFieldProps {
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
export function RadioGroupField({
  label,
  options,
  value,
  onValueChange,
  look = 'lines',
  className,
}: RadioGroupFieldProps) {
  const id = useId()
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      className={cn(look === 'cards' ? 'gap-2' : '-ml-3', className)}
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
          <RadioGroupItem
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
          />
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
    </RadioGroup>
  )
}
