import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { type ButtonLook, buttonStyle } from './button-style'
import { Spinner } from './spinner'
import { usePress } from './use-press'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonLook['variant'] | undefined
  size?: 'default' | 'sm' | 'lg' | undefined
  /** Pending: presses are ignored, the focus stays, and a spinner shows after 400 ms. */
  busy?: boolean | undefined
}

/** A button. Its text is a verb ("Beobachtung speichern"). */
export function Button({ variant, size, busy = false, className, children, ...props }: ButtonProps) {
  const press = usePress(props, busy)
  return (
    <button type="button" {...props} {...press} className={cn(buttonStyle({ variant, size }), className)}>
      <span className={cn('inline-flex items-center justify-center gap-2', busy && 'animate-give-way')}>
        {children}
      </span>
      {busy && <Spinner className="absolute inset-0 m-auto size-5 animate-late" />}
    </button>
  )
}
