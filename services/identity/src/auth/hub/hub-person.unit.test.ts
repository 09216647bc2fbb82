import { expect, test } from 'bun:test'
import { hubSettings } from '../identity-provider/hub-settings'
import { hubSubject, readHubPerson } from './hub-person'

const codeOf = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return (error as { code?: string }).code
  }
}
const schulconnex = (kennung: unknown, rolle: unknown, more: object = {}) => ({
  sub: 'p1',
  'urn:schulconnex:de:personenkontext:organisation:kennung': kennung,
  'urn:schulconnex:de:personenkontext:rolle': rolle,
  ...more,
})
const numbers = (person: object, settings: object = {}) =>
  codeOf(() => readHubPerson(person, hubSettings.parse(settings), 'de').schoolNumbers)

test('claims of Schulconnex name schools and names (rule external.4)', () => {
  const claims = schulconnex('NI_12345', 'Lehr', { given_name: 'Max', family_name: 'Muster' })
  expect(readHubPerson(claims, hubSettings.parse({}), 'de')).toEqual({
    firstName: 'Max',
    lastName: 'Muster',
    schoolNumbers: ['NI_12345'],
  })
  expect(numbers(schulconnex(12345, 'LEIT'))).toEqual(['12345'])
  expect(numbers(schulconnex('NI_1', 'Lern'))).toEqual([])
  expect(numbers(schulconnex('NI_1', 'OrgAdmin'), { teacherRoles: ['orgadmin'] })).toEqual(['NI_1'])
})

test('claims of VIDIS are flat, and its structured claim has contexts of its own', () => {
  expect(numbers({ rolle: 'LEHR', schulkennung: ['NI_1', 'NI_2'] }, { preset: 'vidis' })).toEqual(['NI_1', 'NI_2'])
  const info = {
    personenkontexte: [
      { organisation: { kennung: 'NI_1' }, rolle: 'LERN', personenstatus: 'AKTIV' },
      { organisation: { kennung: '0972' }, rolle: 'LEHR', personenstatus: 'AKTIV' },
      { organisation: { kennung: '0973' }, rolle: 'LEHR', personenstatus: 'ARCHIVIERT' },
    ],
  }
  const claims = {
    contexts: '/info/personenkontexte',
    schoolNumber: '/organisation/kennung',
    role: '/rolle',
    status: '/personenstatus',
  }
  expect(numbers({ info }, { preset: 'vidis', claims })).toEqual(['0972'])
})

test('roles beside several schools count only where all are a teacher’s', () => {
  expect(numbers({ rolle: ['LERN', 'LEHR'], schulkennung: ['1', '2'] }, { preset: 'vidis' })).toEqual([])
  expect(numbers({ rolle: ['SYSADMIN', 'LEHR'], schulkennung: '1' }, { preset: 'vidis' })).toEqual(['1'])
})

test('whatever is not said, or is no text, is missing', () => {
  for (const person of [
    {},
    schulconnex(undefined, 'Lehr'),
    schulconnex('NI_1', undefined),
    schulconnex({}, []),
    schulconnex(' ', 'Lehr'),
    schulconnex('x'.repeat(101), 'Lehr'),
  ])
    expect(numbers(person)).toBe('HUB_CLAIM_MISSING')
  const personInfo = { personInfo: 'https://hub.example/person-info' }
  expect(numbers({ personenkontexte: 'x' }, personInfo)).toBe('HUB_CLAIM_MISSING')
  expect(numbers({ personenkontexte: [] }, personInfo)).toEqual([])
  expect(numbers({ personenkontexte: [null, 3] }, personInfo)).toBe('HUB_CLAIM_MISSING')
})

test('names that a mail program would make a link of are left out', () => {
  const { firstName, lastName } = readHubPerson(
    schulconnex('NI_1', 'Lehr', { given_name: 'boese.example', family_name: 'Mu\u0000ster ' }),
    hubSettings.parse({}),
    'de',
  )
  expect([firstName, lastName]).toEqual(['', 'Mu ster'])
})

test('a subject of another claim is told apart from one of `sub`', () => {
  const other = hubSettings.parse({ claims: { subject: '/pid' } })
  expect(hubSubject({ sub: 'p1', pid: 'p2' }, hubSettings.parse({}), 'de')).toBe('p1')
  expect(hubSubject({ sub: 'p1', pid: 'p1' }, other, 'de')).toBe('/pid p1')
  expect(codeOf(() => hubSubject({ sub: 'p1' }, other, 'de'))).toBe('HUB_CLAIM_MISSING')
  expect(codeOf(() => hubSubject({ sub: 'p1', pid: 'x'.repeat(300) }, other, 'de'))).toBe('HUB_CLAIM_MISSING')
})
