import { Switch as SwitchPrimitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'

/** A switch that takes effect at once, without a save button. */
function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'group grid h-11 w-13 shrink-0 place-items-center rounded-md disabled:cursor-not-allowed disabled:opacity-50',
        className,
      )}
      {...props}
    >
      <span
        className={cn(
          'flex h-6 w-10 items-center rounded-full border border-input bg-secondary p-0.5 transition-colors',
          'group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary',
        )}
      >
        <SwitchPrimitive.Thumb
          data-slot="switch-thumb"
          className={cn(
            'block size-4.5 rounded-full bg-input transition-transform duration-150',
            'data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground',
          )}
        />
      </span>
    </SwitchPrimitive.Root>
  )
}

export { Switch }
