import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { type ButtonLook, buttonStyle } from './button-style'

type LinkButtonProps = ComponentProps<'a'> & {
  variant?: ButtonLook['variant'] | undefined
  size?: 'default' | 'sm' | 'lg' | undefined
  /** The child (a router's Link) becomes the element. */
  asChild?: boolean | undefined
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, asChild = false, className, ...props }: LinkButtonProps) {
  const Element = asChild ? Slot.Root : 'a'
  return <Element {...props} className={cn(buttonStyle({ variant, size }), className)} />
}
