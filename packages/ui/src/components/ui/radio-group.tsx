import { RadioGroup as RadioGroupPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A choice of one among a few visible options. */
function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return <RadioGroupPrimitive.Root data-slot="radio-group" className={cn('flex flex-col', className)} {...props} />
}

/** A radio button with a target of 44 px around its circle. */
function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-group-item"
      className={cn(
        'group grid size-11 shrink-0 place-items-center rounded-full outline-none disabled:cursor-not-allowed',
        className,
      )}
      {...props}
    >
      <span className="grid size-5 place-items-center rounded-full border border-input bg-card outline-offset-2 outline-ring transition-colors group-hover:border-foreground/60 group-focus-visible:outline-2 group-data-[state=checked]:border-primary">
        <RadioGroupPrimitive.Indicator data-slot="radio-group-indicator" className="size-2.5 rounded-full bg-primary" />
      </span>
    </RadioGroupPrimitive.Item>
  )
}

export { RadioGroup, RadioGroupItem }
