import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useFieldControl } from './field'

/** Styles of all text fields and selects. */
const inputVariants = cva([
  'w-full min-w-0 rounded-md border border-input bg-card px-3 text-base text-foreground',
  'transition-[border-color] duration-150 hover:border-foreground/60',
  'disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
  '[&[readonly]]:border-border [&[readonly]]:bg-muted',
  'aria-invalid:border-destructive aria-invalid:ring-1 aria-invalid:ring-destructive',
])

type InputProps = ComponentProps<'input'>

/** A single-line text field. Inside a field it needs no id or aria attributes. */
function Input({ className, type = 'text', ...props }: InputProps) {
  return (
    <input
      type={type}
      data-slot="input"
      {...props}
      {...useFieldControl(props)}
      className={cn(inputVariants(), 'h-11', className)}
    />
  )
}

export { Input, type InputProps, inputVariants }
