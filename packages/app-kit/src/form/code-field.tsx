import { TextField, type TextFieldProps } from './text-field'

/** A code that was shown or sent to the user. */
export function CodeField(props: TextFieldProps) {
  return <TextField autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...props} />
}
