import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Checkbox as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { cn } from '../cn'
import { Spinner } from '../form/spinner'
import { ChoiceLabel, hintIdOf } from './choice-label'

interface CheckboxProps {
  /** Generated if omitted. */
  id?: string | undefined
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  hint?: ReactNode | undefined
  /** Keeps the label for screen readers only, for instance in a table row. */
  hideLabel?: boolean | undefined
  disabled?: boolean | undefined
  /** The choice is being saved: further ones are ignored, the focus stays, and a spinner shows after 400 ms. */
  busy?: boolean | undefined
  invalid?: boolean | undefined
  className?: string | undefined
}

/** A checkbox with its label; the whole line can be pressed. */
export function Checkbox({
  id: given,
  checked,
  onCheckedChange,
  label,
  hint,
  hideLabel,
  disabled,
  busy = false,
  invalid,
  className,
}: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={cn('-ml-3 inline-flex min-h-11 items-start', className)}>
      <Primitive.Root
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        aria-invalid={invalid}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-describedby={hintIdOf(id, hint)}
        onCheckedChange={(next) => {
          if (!busy) onCheckedChange(next === true)
        }}
        className="group relative grid size-11 shrink-0 place-items-center rounded-md outline-none disabled:cursor-not-allowed"
      >
        <span
          className={cn(
            'grid size-5 place-items-center rounded-sm border border-input bg-card transition-colors',
            'outline-offset-2 outline-ring group-focus-visible:outline-2',
            'group-hover:border-foreground/60 group-disabled:border-border group-disabled:bg-muted group-aria-invalid:border-destructive',
            'group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
            'group-data-[state=indeterminate]:border-primary group-data-[state=indeterminate]:bg-primary',
            busy && 'animate-give-way',
          )}
        >
          <Primitive.Indicator className="text-primary-foreground">
            {checked === 'indeterminate' ? (
              <Minus aria-hidden className="size-4 stroke-[2.5]" />
            ) : (
              <Check aria-hidden className="size-4 stroke-[2.5]" />
            )}
          </Primitive.Indicator>
        </span>
        {busy && <Spinner className="absolute inset-0 m-auto size-5 animate-late" />}
      </Primitive.Root>
      <ChoiceLabel
        id={id}
        label={label}
        hint={hint}
        className={cn('cursor-pointer py-2.5 pr-3', disabled && 'text-muted-foreground', hideLabel && 'sr-only')}
      />
    </div>
  )
}
