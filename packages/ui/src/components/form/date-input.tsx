import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { useFieldControl } from '../ui/field'
import { inputVariants } from '../ui/input'

type DateInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** A day, YYYY-MM-DD, or '' for none. */
  value: string
  onValueChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A date input with the device's own calendar. */
export function DateInput({ value, onValueChange, className, ...props }: DateInputProps) {
  return (
    <input
      type="date"
      {...props}
      {...useFieldControl(props)}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      className={cn(inputVariants(), 'h-11 appearance-none', className)}
    />
  )
}
