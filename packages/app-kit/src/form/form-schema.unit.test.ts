import { expect, test } from 'bun:test'
import { loginSchema } from '@lernspur/contracts/identity/auth.contract'
import { setNewPasswordSchema } from '@lernspur/contracts/identity/password.contract'
import { registerSchema } from '@lernspur/contracts/identity/registration.contract'
import { type FormBody, fieldAt, formSchema, repeatProblem } from './form-schema'

const person = { email: 'nele@schule.example', firstName: 'Nele', lastName: 'Neu' }

/** Problems of a form by field; the first issue of each field counts. */
const problemsOf = async <Values, Body>(sendable: FormBody<Values, Body>, values: Values) => {
  const { issues = [] } = await formSchema(sendable)['~standard'].validate(values)
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]), message]).toReversed())
}

test('values the contract accepts have no problem', async () => {
  expect(await problemsOf({ schema: loginSchema }, { email: person.email, password: 'x' })).toEqual({})
  expect(await problemsOf({ schema: registerSchema }, person)).toEqual({})
})

test('an empty field is missing, whatever the contract’s issue is', async () => {
  expect(await problemsOf({ schema: registerSchema }, { email: '', firstName: '  ' })).toEqual({
    email: 'missing',
    firstName: 'missing',
    lastName: 'missing',
  })
})

test('length and format problems are distinguished', async () => {
  const wanted = { email: person.email, code: 'code' }
  const newPassword = (password: string) => problemsOf({ schema: setNewPasswordSchema }, { ...wanted, password })
  expect(await newPassword('fünf5')).toEqual({ password: 'tooShort' })
  expect(await newPassword('x'.repeat(1001))).toEqual({ password: 'tooLong' })
  expect(await problemsOf({ schema: loginSchema }, { email: 'nele', password: 'x' })).toEqual({ email: 'malformed' })
})

test('the body is validated by the contract, and a form may add its own rules', async () => {
  const sendable: FormBody<{ email: string; password: string; repeated: string }, unknown> = {
    schema: loginSchema,
    bodyOf: ({ email, password }) => ({ email: email.trim(), password }),
    ownProblemsOf: ({ password, repeated }) => repeatProblem(password, repeated),
  }
  const typed = { email: ` ${person.email} `, password: 'ein Satz' }
  expect(await problemsOf(sendable, { ...typed, repeated: 'ein Wort' })).toEqual({ repeated: 'malformed' })
  expect(await formSchema(sendable)['~standard'].validate({ ...typed, repeated: 'ein Satz' })).toEqual({
    value: { email: person.email, password: 'ein Satz' },
  })
})

test('a repeated password must match', () => {
  expect(repeatProblem('ein Satz', '')).toEqual({ repeated: 'missing' })
  expect(repeatProblem('ein Satz', 'ein Satz ')).toEqual({ repeated: 'malformed' })
  expect(repeatProblem('ein Satz', 'ein Satz')).toEqual({})
})

test('a refusal is about the field of its name, or of its innermost part that the form has', () => {
  const names = ['name', 'email']
  expect(['name', 'owner.email', 'people.2.email', 'slogan'].map((path) => fieldAt(path, names))).toEqual([
    'name',
    'email',
    'email',
    undefined,
  ])
})
