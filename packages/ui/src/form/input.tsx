import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { controlStyle } from './control-style'
import { useFieldControl } from './field-context'

export type InputProps = ComponentProps<'input'>

/** A single-line text field. Inside a Field it needs no id or aria attributes. */
export function Input({ className, type = 'text', ...props }: InputProps) {
  return <input type={type} {...props} {...useFieldControl(props)} className={cn(controlStyle(), 'h-11', className)} />
}
