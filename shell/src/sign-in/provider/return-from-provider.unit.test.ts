import { expect, test } from 'bun:test'
import { returnOf } from './return-from-provider'

const of = (search: string) => returnOf(new URLSearchParams(search))

test('what a provider says travels on, and nothing else of the address', () => {
  expect(of('state=s&code=c&iss=i&scope=openid')).toEqual({ state: 's', code: 'c', iss: 'i' })
  expect(of('state=s&error=access_denied&error_description=x')).toEqual({ state: 's', error: 'access_denied' })
})

test('an address without a state comes from no provider', () => {
  expect(of('authAttempt=a&code=c')).toBeNull()
})
