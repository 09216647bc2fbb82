import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { usePress } from '../../hooks/use-press'
import { Spinner } from './spinner'

/** Styles of a button, also for links and labels that look like one. */
const buttonVariants = cva(
  [
    'relative inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-md font-medium',
    'transition-colors duration-150 disabled:pointer-events-none disabled:opacity-50',
    // In forced colours, only a border distinguishes a button from text.
    'forced-colors:border forced-colors:border-[ButtonBorder]',
    // GrayText marks it as disabled; faded, it could not be read.
    'forced-colors:disabled:opacity-100 forced-colors:aria-disabled:not-aria-busy:opacity-100 forced-colors:aria-disabled:not-aria-busy:text-[GrayText]',
    'aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50',
  ],
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        outline: 'border border-input/50 bg-card text-foreground hover:bg-accent',
        secondary: 'bg-secondary text-foreground hover:bg-border',
        ghost: 'text-foreground hover:bg-accent',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'text-primary underline decoration-primary/35 underline-offset-4 hover:decoration-primary',
      },
      size: {
        default: "min-h-11 px-4 py-2 text-base [&_svg:not([class*='size-'])]:size-5",
        sm: "min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11 [&_svg:not([class*='size-'])]:size-4",
        lg: "min-h-14 px-6 py-3 text-base [&_svg:not([class*='size-'])]:size-6",
        icon: "size-11 [&_svg:not([class*='size-'])]:size-5",
        'icon-sm': "size-9 pointer-coarse:size-11 [&_svg:not([class*='size-'])]:size-4.5",
      },
    },
    compoundVariants: [{ variant: 'link', class: 'px-1' }],
    defaultVariants: { variant: 'default', size: 'default' },
  },
)

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    /** The child, such as a router's Link, becomes the element. */
    asChild?: boolean | undefined
    /** Pending: presses are ignored, the focus stays, and a spinner shows after 400 ms. */
    busy?: boolean | undefined
  }

/** A button. Its text is a verb ("Beobachtung speichern"). */
function Button({ className, variant, size, asChild = false, busy = false, children, ...props }: ButtonProps) {
  const press = usePress(props, busy)
  const style = cn(buttonVariants({ variant, size }), className)
  if (asChild)
    return (
      <Slot.Root data-slot="button" {...props} className={style}>
        {children}
      </Slot.Root>
    )
  return (
    <button type="button" data-slot="button" {...props} {...press} className={style}>
      <span className={cn('inline-flex items-center justify-center gap-2', busy && 'animate-give-way')}>
        {children}
      </span>
      {busy && <Spinner className="absolute inset-0 m-auto size-5 animate-late" />}
    </button>
  )
}

export { Button, buttonVariants }
