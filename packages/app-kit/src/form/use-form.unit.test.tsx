import { expect, test } from 'bun:test'
import { ApiError } from '@lernspur/api-client/wire/api-error'
import { registerSchema } from '@lernspur/contracts/identity/registration.contract'
import { act, fireEvent, inDocument, page, render } from '@lernspur/ui/testing/document'
import { useForm } from './use-form'

inDocument()

const empty = { email: '', firstName: '', lastName: '' }
const nele = { email: 'nele@schule.example', firstName: 'Nele', lastName: 'Neu' }

interface FormProps {
  initial: typeof empty
  onSubmit: (body: unknown) => void
  busy?: boolean
  error?: Error
}

/** Three plain fields, each showing its error. */
function Form({ initial, onSubmit, busy = false, error }: FormProps) {
  const form = useForm({ initial, schema: registerSchema, onSubmit, busy, error })
  const fields = (['firstName', 'lastName', 'email'] as const).map((name) => form.field(name))
  return (
    <form {...form.props} aria-label="person">
      {fields.map(({ id, name, value, problem, detail, onValueChange }) => (
        <div key={name}>
          <input
            id={id}
            aria-label={name}
            value={value}
            aria-invalid={(problem ?? detail) !== undefined}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <output>{problem ?? detail ?? 'well'}</output>
        </div>
      ))}
      <p>wrong: {form.wrong.map(({ name }) => name).join(', ')}</p>
    </form>
  )
}

const submit = () => act(async () => void fireEvent.submit(page().getByRole('form')))
const type = (name: string, value: string) =>
  act(async () => void fireEvent.change(page().getByLabelText(name), { target: { value } }))
const visibleProblems = () =>
  page()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)

test('nothing is invalid before submit; then the first invalid field is focused', async () => {
  const sent: unknown[] = []
  render(<Form initial={{ ...empty, firstName: 'Nele' }} onSubmit={(body) => sent.push(body)} />)
  expect(visibleProblems()).toEqual(['well', 'well', 'well'])
  await submit()
  expect(visibleProblems()).toEqual(['well', 'missing', 'missing'])
  expect(page().getByText('wrong: email, lastName')).toBeDefined()
  expect(document.activeElement).toBe(page().getByLabelText('lastName'))
  await type('lastName', 'Neu')
  expect(visibleProblems()).toEqual(['well', 'well', 'missing'])
  expect(sent).toEqual([])
})

test('valid values are sent as the contract expects, and not again while pending', async () => {
  const sent: unknown[] = []
  const form = render(<Form initial={nele} onSubmit={(body) => sent.push(body)} />)
  await submit()
  form.rerender(<Form initial={nele} onSubmit={(body) => sent.push(body)} busy />)
  await submit()
  expect(sent).toEqual([nele])
})

test('the server’s error for a field applies to the values that were sent', async () => {
  const error = new ApiError({
    code: 'VALIDATION_FAILED',
    message: '',
    status: 400,
    details: [{ path: 'email', message: 'empty knows it' }],
  })
  const form = render(<Form initial={nele} onSubmit={() => {}} />)
  await submit()
  form.rerender(<Form initial={nele} onSubmit={() => {}} error={error} />)
  expect(visibleProblems()).toEqual(['well', 'well', 'empty knows it'])
  await type('email', 'nele@neu.example')
  expect(visibleProblems()).toEqual(['well', 'well', 'well'])
  await type('email', nele.email)
  expect(visibleProblems()).toEqual(['well', 'well', 'empty knows it'])
})

test('what the server refuses in a part of the body is marked at its field, which gets the focus', async () => {
  const error = new ApiError({
    code: 'VALIDATION_FAILED',
    message: '',
    status: 400,
    details: [
      { path: 'owner.lastName', message: 'too long' },
      { path: 'slogan', message: 'the form has no such field' },
    ],
  })
  const form = render(<Form initial={nele} onSubmit={() => {}} />)
  await submit()
  form.rerender(<Form initial={nele} onSubmit={() => {}} error={error} />)
  expect(visibleProblems()).toEqual(['well', 'too long', 'well'])
  expect(document.activeElement).toBe(page().getByLabelText('lastName'))
})
