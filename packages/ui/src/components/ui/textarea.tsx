import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useFieldControl } from './field'
import { inputVariants } from './input'

/** A multi-line text field that grows with its content. Inside a field it needs no id or aria attributes. */
function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      {...props}
      {...useFieldControl(props)}
      className={cn(inputVariants(), 'field-sizing-content min-h-24 resize-y py-2.5', className)}
    />
  )
}

export { Textarea }
