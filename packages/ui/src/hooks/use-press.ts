import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react'

type Pressable = Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'onClick' | 'onFocus' | 'onBlur'>

/**
 * Click handling of a button that may be busy or disabled. The native `disabled` would lose the focus; here a focused
 * button only ignores presses until the focus has moved on.
 */
export const usePress = ({ disabled = false, onClick, onFocus, onBlur, ...given }: Pressable, busy: boolean) => {
  const [hasFocus, setHasFocus] = useState(false)
  const isOff = busy || (disabled && hasFocus)
  return {
    disabled: disabled && !hasFocus,
    'aria-busy': busy || undefined,
    'aria-disabled': isOff || given['aria-disabled'],
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isOff) event.preventDefault()
      else onClick?.(event)
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(true)
      onFocus?.(event)
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setHasFocus(false)
      onBlur?.(event)
    },
  }
}
