import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn'
import { usePress } from '../../hooks/use-press'
import { buttonVariants } from '../ui/button'
import { LazyTooltip } from './lazy-tooltip'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** Accessible name, also shown as a tooltip. */
  label: string
  children: ReactNode
  variant?: VariantProps<typeof buttonVariants>['variant']
  size?: 'icon' | 'icon-sm' | undefined
  /** No tooltip, for instance if the button opens a menu with the same title. */
  quiet?: boolean | undefined
  /** Pending: presses are ignored, and the focus stays. */
  busy?: boolean | undefined
}

/** A button with only an icon (a single lucide icon as its child). */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'icon',
  quiet = false,
  busy = false,
  className,
  ...props
}: IconButtonProps) {
  const press = usePress(props, busy)
  const button = (
    <button
      type="button"
      {...props}
      {...press}
      aria-label={label}
      className={cn(
        buttonVariants({ variant, size }),
        variant === 'ghost' && 'text-muted-foreground hover:text-foreground',
        className,
      )}
    />
  )
  return quiet ? button : <LazyTooltip text={label}>{button}</LazyTooltip>
}
