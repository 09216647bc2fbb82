import { type ComponentProps, useId, useState } from 'react'
import { cn } from '../../cn'
import { Textarea } from '../ui/textarea'
import { TextareaMarks, type TextMark } from './textarea-marks'

type MultilineInputProps = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'maxLength' | 'onChange'> & {
  value: string
  onValueChange: (text: string) => void
  /** Maximum number of characters. More can be typed, so that pasted text is not cut off silently, but is invalid. */
  max?: number | undefined
  /** Announced near and above the limit, for instance "Noch 12 Zeichen". */
  remainingLabel?: ((remaining: number) => string) | undefined
  /** Places that are marked behind the text, in order; omitted for a field that never has any. */
  marks?: readonly TextMark[] | undefined
}

const near = 20

/** A multi-line text field that grows with its content, with a counter if max is given. */
export function MultilineInput({
  value,
  onValueChange,
  max,
  remainingLabel,
  marks,
  className,
  ...props
}: MultilineInputProps) {
  const counter = useId()
  const [focused, setFocused] = useState(false)
  const remaining = max === undefined ? undefined : max - value.length
  const over = remaining !== undefined && remaining < 0
  const described = [props['aria-describedby'], max !== undefined && counter].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <div className={cn(marks ? 'grid *:[grid-area:1/1]' : 'contents')}>
        {marks && <TextareaMarks text={value} marks={marks} className={className} />}
        <Textarea
          {...props}
          aria-invalid={over || props['aria-invalid']}
          aria-describedby={described === '' ? undefined : described}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onFocus={(event) => {
            setFocused(true)
            props.onFocus?.(event)
          }}
          onBlur={(event) => {
            setFocused(false)
            props.onBlur?.(event)
          }}
          className={cn(marks && 'relative field-sizing-fixed resize-none overflow-hidden bg-transparent', className)}
        />
      </div>
      {remaining !== undefined && (
        <div className="flex justify-end text-xs text-muted-foreground">
          <span id={counter} className={cn('tabular-nums', over && 'font-medium text-danger-foreground')}>
            {value.length} / {max}
          </span>
          <span aria-live="polite" className="sr-only">
            {focused && remaining <= near ? remainingLabel?.(remaining) : ''}
          </span>
        </div>
      )}
    </div>
  )
}
