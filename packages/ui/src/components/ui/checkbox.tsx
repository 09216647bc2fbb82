import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { Checkbox as CheckboxPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A checkbox with a target of 44 px around its box. */
function Checkbox({ className, children, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'group relative grid size-11 shrink-0 place-items-center rounded-md outline-none disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          'grid size-5 place-items-center rounded-sm border border-input bg-card transition-colors',
          'outline-offset-2 outline-ring group-focus-visible:outline-2',
          'group-hover:border-foreground/60 group-disabled:border-border group-disabled:bg-muted group-aria-invalid:border-destructive',
          'group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
          'group-data-[state=indeterminate]:border-primary group-data-[state=indeterminate]:bg-primary',
          'group-aria-busy:animate-give-way',
        )}
      >
        <CheckboxPrimitive.Indicator data-slot="checkbox-indicator" className="text-primary-foreground">
          {props.checked === 'indeterminate' ? (
            <Minus aria-hidden className="size-4 stroke-[2.5]" />
          ) : (
            <Check aria-hidden className="size-4 stroke-[2.5]" />
          )}
        </CheckboxPrimitive.Indicator>
      </span>
      {children}
    </CheckboxPrimitive.Root>
  )
}

export { Checkbox }
