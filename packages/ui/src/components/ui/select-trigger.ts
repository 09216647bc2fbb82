import { cva } from 'class-variance-authority'
import { cn } from '../../cn'
import { inputVariants } from './input'

const layout = cva(
  [
    'flex min-h-11 items-center gap-2 text-left data-[placeholder]:*:data-[slot=select-value]:text-muted-foreground',
    '*:data-[slot=select-value]:min-w-0 *:data-[slot=select-value]:flex-1 *:data-[slot=select-value]:truncate',
  ],
  {
    variants: { size: { default: '', sm: 'min-h-9 px-2.5 text-sm pointer-coarse:min-h-11' } },
    defaultVariants: { size: 'default' },
  },
)

/** Styles of the button of a select, drawn by the library or before it is loaded. */
export const selectTriggerStyle = (size?: 'sm' | 'default' | undefined, className?: string): string =>
  cn(inputVariants(), layout({ size }), className)
