import { expect, test } from 'bun:test'
import { loginSchema } from '@lernspur/contracts/auth.contract'
import { setNewPasswordSchema } from '@lernspur/contracts/password.contract'
import { registerSchema } from '@lernspur/contracts/registration.contract'
import { problemsOf, repeatProblem } from './problems'

const person = { email: 'nele@schule.example', firstName: 'Nele', lastName: 'Neu' }

test('what the contract takes has no problem', () => {
  expect(problemsOf(loginSchema, { email: person.email, password: 'x' })).toEqual({})
  expect(problemsOf(registerSchema, person)).toEqual({})
})

test('an empty field is missing, whatever the contract says of it', () => {
  expect(problemsOf(registerSchema, { email: '', firstName: '  ' })).toEqual({
    email: 'missing',
    firstName: 'missing',
    lastName: 'missing',
  })
})

test('lengths and forms are told apart', () => {
  const wanted = { email: person.email, code: 'code' }
  expect(problemsOf(setNewPasswordSchema, { ...wanted, password: 'fünf5' })).toEqual({ password: 'tooShort' })
  expect(problemsOf(setNewPasswordSchema, { ...wanted, password: 'x'.repeat(1001) })).toEqual({ password: 'tooLong' })
  expect(problemsOf(loginSchema, { email: 'nele', password: 'x' })).toEqual({ email: 'malformed' })
})

test('a password is repeated as it was typed', () => {
  expect(repeatProblem('ein Satz', '')).toEqual({ repeated: 'missing' })
  expect(repeatProblem('ein Satz', 'ein Satz ')).toEqual({ repeated: 'malformed' })
  expect(repeatProblem('ein Satz', 'ein Satz')).toEqual({})
})
