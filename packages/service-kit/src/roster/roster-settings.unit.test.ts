import { expect, test } from 'bun:test'
import { readRosterHubs } from './roster-settings'

const client = { id: 'hub', name: 'Portal', issuer: 'https://id.example', clientId: 'sign-in', clientSecret: 'secret' }
const read = (roster: object | undefined) =>
  readRosterHubs({ LERNSPUR_OIDC: JSON.stringify([{ ...client, hub: roster && { roster } }]) })

test('a hub without a roster is read by nobody, and one with it by its own client or that of signing in', () => {
  expect([readRosterHubs({}), read(undefined)]).toEqual([[], []])
  expect(read({ api: 'https://api.example/v1/' })).toMatchObject([
    { clientId: 'sign-in', clientSecret: 'secret', roster: { api: 'https://api.example/v1', byOrganisation: true } },
  ])
  const own = { api: 'http://127.0.0.1:3000', clientId: 'lists', clientSecret: 'other', byOrganisation: false }
  expect(read(own)).toMatchObject([{ clientId: 'lists', clientSecret: 'other', roster: { byOrganisation: false } }])
})

test.each([
  [{ api: 'http://api.example' }],
  [{ api: 'https://api.example', tokenUrl: 'http://api.example/token' }],
  [{ api: 'https://api.example', clientId: 'half' }],
  [{ api: 'https://api.example', scope: 'two  spaces' }],
  [{ api: 'https://api.example', unknown: true }],
  [{}],
])('%j is refused', (roster) => {
  expect(read(roster)).toEqual([])
})
