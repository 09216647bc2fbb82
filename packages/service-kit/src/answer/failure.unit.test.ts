import { expect, test } from 'bun:test'
import { ApiError } from '../call/api-error'
import { toRefusal } from './failure'

const databaseError = (code: string): Error => Object.assign(new Error('Key (email)=(lea@schule.example)'), { code })

test('a refusal stays unchanged', () => {
  const refusal = new ApiError('NOT_FOUND')
  expect(toRefusal(refusal)).toBe(refusal)
})

test('errors of the database become errors of the catalogue', () => {
  expect(toRefusal(databaseError('23503')).code).toBe('FOREIGN_KEY_CONSTRAINT')
  expect(toRefusal(databaseError('23505')).code).toBe('EDIT_CONFLICT')
  expect(toRefusal(databaseError('22P02')).code).toBe('INVALID_PARAMETERS')
  expect(toRefusal(databaseError('22021')).code).toBe('INVALID_PARAMETERS')
  expect(toRefusal(databaseError('54000')).code).toBe('INVALID_PARAMETERS')
})

test('what refers to a row that was deleted meanwhile is not found', () => {
  const violated = (message: string) => toRefusal(Object.assign(new Error(message), { code: '23503' })).code
  const rest = 'on table "competence" violates foreign key constraint "observation_competence"'
  expect(violated(`insert or update ${rest}`)).toBe('NOT_FOUND')
  expect(violated(`update or delete ${rest} on table "observation"`)).toBe('FOREIGN_KEY_CONSTRAINT')
})

test('a concurrent duplicate is reported by its index', () => {
  const taken = (name: string) => toRefusal(Object.assign(databaseError('23505'), { constraint_name: name })).code
  expect(taken('tenant_name_in_state')).toBe('TENANT_ALREADY_EXISTS')
  expect(taken('school_year_tenant_id_year_key')).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
  expect(taken('school_year_own_name')).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
  expect(taken('app_user_email_key')).toBe('USER_ALREADY_EXISTS')
  expect(taken('constructor')).toBe('EDIT_CONFLICT')
  const overlapping = Object.assign(databaseError('23P01'), { constraint_name: 'school_year_days_apart' })
  expect(toRefusal(overlapping).code).toBe('SCHOOL_YEAR_ALREADY_EXISTS')
})

test('an unavailable database asks to retry soon', () => {
  for (const code of ['57P01', 'ECONNREFUSED', 'CONNECTION_DEADLINE', 'CONNECTION_LOST', '08006']) {
    expect(toRefusal(databaseError(code))).toMatchObject({ code: 'UNKNOWN', status: 503, retryAfter: 1 })
  }
})

test('a database that takes no writes asks to retry later, so that entries wait on the device', () => {
  for (const code of ['53100', '53200', '25006'])
    expect(toRefusal(databaseError(code))).toMatchObject({ code: 'UNKNOWN', status: 503, retryAfter: 30 })
})

test('anything else is unknown and reveals nothing', () => {
  for (const error of [new Error('secret'), databaseError('42501'), 'text', undefined]) {
    expect(toRefusal(error)).toMatchObject({ code: 'UNKNOWN', status: 500, details: undefined })
  }
})
