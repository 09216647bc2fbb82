import { expect, test } from 'bun:test'
import { readIdentityProviders } from './identity-provider-config'

const portal = {
  id: 'schule',
  name: 'Schulportal',
  issuer: 'https://id.schule.example',
  clientId: 'lernspur',
  clientSecret: 'geheim',
}
const read = (value: unknown) =>
  readIdentityProviders({ LERNSPUR_OIDC: typeof value === 'string' ? value : JSON.stringify(value) })

test('none by default', () => {
  expect(readIdentityProviders({})).toEqual([])
  expect(read('')).toEqual([])
  expect(read([])).toEqual([])
})

test('each is complete, has an id of its own and uses https', () => {
  expect(read([portal, { ...portal, id: 'amt' }])).toHaveLength(2)
  expect(read([{ ...portal, issuer: 'http://127.0.0.1:4100' }])).toHaveLength(1)
  const faults = [
    'schule',
    portal,
    [portal, portal],
    [{ ...portal, issuer: 'http://id.schule.example' }],
    [{ ...portal, issuer: 'id.schule.example' }],
    [{ ...portal, id: 'Schul Portal' }],
    [{ ...portal, clientSecret: '' }],
    [{ ...portal, secret: 'x' }],
  ]
  for (const fault of faults) expect(() => read(fault)).toThrow('LERNSPUR_OIDC must be a JSON list')
})

test('a provider may be bound to mail domains and to schools', () => {
  const schools = [crypto.randomUUID()]
  expect(read([{ ...portal, domains: ['Schule.Example'], schools }])).toMatchObject([
    { domains: ['schule.example'], schools },
  ])
  for (const fault of [
    { domains: [] },
    { domains: ['@schule.example'] },
    { domains: 'schule.example' },
    { schools: ['x'] },
  ])
    expect(() => read([{ ...portal, ...fault }])).toThrow('LERNSPUR_OIDC must be a JSON list')
})

test('a fault is reported without the secret', () => {
  expect(() => read([{ ...portal, issuer: 'x' }])).toThrow(/^(?!.*geheim).*$/)
})

test('a hub has presets, and its own claims, scope and person-info by https', () => {
  const [plain, vidis, info] = read([
    { ...portal, id: 'a', hub: {} },
    { ...portal, id: 'b', hub: { preset: 'vidis', scope: 'openid profile', claims: { firstName: '/vorname' } } },
    { ...portal, id: 'c', hub: { personInfo: 'https://api.hub.example/person-info' } },
  ])
  expect(plain?.hub).toMatchObject({ scope: 'openid person-info', teacherRoles: ['LEHR', 'LEIT'], trustsMail: false })
  expect(vidis?.hub).toMatchObject({
    scope: 'openid profile',
    claims: { subject: '/sub', schoolNumber: '/schulkennung', firstName: '/vorname' },
  })
  expect(info?.hub?.claims).toMatchObject({ contexts: '/personenkontexte', schoolNumber: '/organisation/kennung' })
  for (const fault of [
    { preset: 'anders' },
    { scope: 'profile' },
    { claims: { role: 'rolle' } },
    { claims: { mail: '/mail' } },
    { personInfo: 'http://api.hub.example/person-info' },
    { teacherRoles: [] },
    { trustsMail: 'ja' },
    { roster: { api: 'http://api.hub.example' } },
    { roster: { api: 'https://api.hub.example', clientSecret: 'geheim' } },
    { other: true },
  ])
    expect(() => read([{ ...portal, hub: fault }])).toThrow('LERNSPUR_OIDC must be a JSON list')
})
