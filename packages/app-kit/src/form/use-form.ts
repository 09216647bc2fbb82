import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { isApiError } from '@lernspur/app-runtime'
import { useEffect, useId, useRef, useState } from 'react'
import { type DefaultValues, type Path, type PathValue, useForm as useHookForm } from 'react-hook-form'
import type { FormField } from './form-field'
import { type FormBody, fieldAt, formSchema, problemNamed } from './form-schema'

type FormValues = Readonly<Record<string, string | boolean>>

interface FormOptions<V extends FormValues, Body> extends FormBody<V, Body> {
  readonly initial: V
  /** Submits valid values. Not called again while `busy`. */
  onSubmit(body: Body): void
  readonly busy: boolean
  /** The server's error; its details are shown at their fields until these change. */
  readonly error?: Error | null | undefined
  /** Called on every change, for values that outlive the form. */
  onChange?(values: V): void
}

const focusInvalid = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/**
 * A form that keeps its values, shows errors after the first submit, focuses the first invalid field, and prevents
 * double submits. Spread `form.props` on the form, `form.field(name)` on its fields.
 */
export const useForm = <V extends FormValues, Body>(options: FormOptions<V, Body>) => {
  const { initial, onSubmit, busy, error, onChange } = options
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const form = useHookForm<V, unknown, Body>({
    defaultValues: initial as DefaultValues<V>,
    resolver: standardSchemaResolver(formSchema(options)),
    // Invalid fields are found by their marker, in document order.
    shouldFocusError: false,
  })
  const values = form.watch()
  const { errors, isSubmitted, submitCount } = form.formState
  const hasErrors = Object.keys(errors).length > 0
  /** The last submitted values: the server's errors apply to these. */
  const [tried, setTried] = useState<V | null>(null)

  useEffect(() => {
    if (submitCount > 0 && hasErrors) focusInvalid(element.current)
  }, [submitCount, hasErrors])

  useEffect(() => {
    if (isApiError(error) && error.details.length > 0) focusInvalid(element.current)
  }, [error])

  const change = <Name extends Path<V>>(name: Name, value: PathValue<V, Name>) => {
    form.setValue(name, value)
    if (isSubmitted) void form.trigger()
    onChange?.(form.getValues())
  }
  const problemOf = (name: string) => problemNamed(form.getFieldState(name as Path<V>, form.formState).error?.message)
  const names = Object.keys(initial)
  const detailOf = (name: string): string | undefined => {
    const isSame = tried !== null && tried[name] === values[name]
    return isSame && isApiError(error)
      ? error.details.find(({ path }) => fieldAt(path, names) === name)?.message
      : undefined
  }
  const idOf = (name: string) => `${id}-${name}`

  return {
    values,
    /** Invalid fields, in the order of `initial`. */
    wrong: Object.keys(values)
      .filter((name) => errors[name] !== undefined || detailOf(name) !== undefined)
      .map((name) => ({ name, id: idOf(name) })),
    field: <Name extends keyof V & string>(name: Name): FormField<V[Name]> => ({
      id: idOf(name),
      name,
      value: values[name],
      problem: problemOf(name),
      detail: detailOf(name),
      onValueChange: (value) => change(name as Name & Path<V>, value as PathValue<V, Name & Path<V>>),
    }),
    /** Resets the form to these values, as if never submitted. */
    restart: (next: V) => {
      form.reset(next)
      setTried(null)
    },
    props: {
      ref: element,
      method: 'post',
      noValidate: true,
      onSubmit: form.handleSubmit((body) => {
        if (busy) return
        setTried(form.getValues())
        onSubmit(body)
      }),
    } as const,
  }
}
