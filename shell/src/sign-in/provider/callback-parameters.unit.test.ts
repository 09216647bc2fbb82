import { expect, test } from 'bun:test'
import { callbackParameters } from './callback-parameters'

const of = (search: string) => callbackParameters(new URLSearchParams(search))

test('the parameters of a callback are read, and no others', () => {
  expect(of('state=s&code=c&iss=i&scope=openid')).toEqual({ state: 's', code: 'c', iss: 'i' })
  expect(of('state=s&error=access_denied&error_description=x')).toEqual({ state: 's', error: 'access_denied' })
})

test('a URL without a state is not a callback', () => {
  expect(of('authAttempt=a&code=c')).toBeNull()
})
