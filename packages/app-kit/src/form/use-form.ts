import { isApiError } from '@lernspur/app-kit'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Problem, Problems } from './problems'

type Values = Readonly<Record<string, string | boolean>>

/** What a field of a form needs: given to it whole. */
export interface FormField<Value = string> {
  readonly name: string
  readonly value: Value
  readonly problem: Problem | undefined
  /** The server's sentence about it; shows where there is no problem. */
  readonly detail: string | undefined
  onValueChange(value: Value): void
}

interface FormOptions<V extends Values> {
  readonly initial: V
  problemsOf(values: V): Problems
  /** Sends what is well. Not called again while `busy`. */
  onSubmit(values: V): void
  readonly busy: boolean
  /** What the server answered; its details show at their fields until these change. */
  readonly error?: Error | null | undefined
}

interface Refused {
  readonly error: Error | null | undefined
  readonly fields: readonly string[]
}

/**
 * A form that keeps what was typed, tells what is wrong once it was sent, puts the focus there, and sends once. Give
 * `form.props` to the form, `form.field(name)` to its fields.
 */
export const useForm = <V extends Values>({ initial, problemsOf, onSubmit, busy, error }: FormOptions<V>) => {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [tried, setTried] = useState(false)
  const [mended, setMended] = useState<Refused>({ error, fields: [] })
  const problems = problemsOf(values)

  const change = <Name extends keyof V & string>(name: Name, value: V[Name]) => {
    setValues((before) => ({ ...before, [name]: value }))
    const fields = mended.error === error ? mended.fields : []
    setMended({ error, fields: [...fields, name] })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Drawn at once, so that the first field that is wrong can be found.
    flushSync(() => setTried(true))
    if (Object.keys(problems).length === 0) {
      if (!busy) onSubmit(values)
    } else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const detail = (name: string): string | undefined => {
    const isMended = mended.error === error && mended.fields.includes(name)
    return isApiError(error) && !isMended ? error.details.find(({ path }) => path === name)?.message : undefined
  }

  return {
    values,
    field: <Name extends keyof V & string>(name: Name): FormField<V[Name]> => ({
      name,
      value: values[name],
      problem: tried ? problems[name] : undefined,
      detail: detail(name),
      onValueChange: (value) => change(name, value),
    }),
    props: { ref: form, method: 'post', noValidate: true, onSubmit: submit } as const,
  }
}
