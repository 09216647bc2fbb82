import { expect, test } from 'bun:test'
import type { PublishableSubject, TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)
const school = await testSchool(owner)

interface Region {
  readonly id: string
  readonly countryId: string
}
const regionsOf = async (table: 'state' | 'school_type', code: string): Promise<Region[]> => [
  ...(await owner<Region[]>`
    select region.id, region.country_id from ${owner(table)} as region join country co on co.id = region.country_id
    where co.code = ${code} order by region.name`),
]
const [hesse, saxony] = await regionsOf('state', 'DE')
const [zurich] = await regionsOf('state', 'CH')
const [primary, secondary] = await regionsOf('school_type', 'DE')
if (!(hesse && saxony && zurich && primary && secondary)) throw new Error('The reference data lacks regions.')

const ask = (method: string, path: string, body?: object, requester: Parameters<typeof provider.ask>[0] = person) =>
  provider.ask(requester, { method, path: `/provider${path}`, ...(body && { body }) })

const make = (part: object = {}) =>
  ask('POST', '/subjects/templates', {
    name: `Werken ${crypto.randomUUID()}`,
    abbreviation: 'WE',
    color: '#aa3377',
    schoolLevel: 3,
    domains: [{ name: 'Holz', competences: ['sägt'] }],
    ...part,
  })
const draft = async (part: object = {}): Promise<string> => (await make(part)).body.data.id

const change = (
  ids: readonly string[],
  stateIds: readonly string[],
  schoolTypeIds: readonly string[] = [],
  requester: Parameters<typeof provider.ask>[0] = person,
) => ask('POST', '/subjects/templates/audience', { schoolSubjectIds: ids, stateIds, schoolTypeIds }, requester)

const stateOf = async (id: string) =>
  (await ask('GET', `/subjects/templates?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`)).body.data
    .rows[0]

const preview = async (id: string): Promise<PublishableSubject | undefined> =>
  (await ask('GET', '/template-versions/preview')).body.data.rows.find(
    (row: PublishableSubject) => row.schoolSubjectId === id,
  )
const publish = async (id: string, digest?: string) =>
  ask('POST', '/template-versions', {
    name: `Fassung ${crypto.randomUUID()}`,
    note: '',
    subjects: [{ schoolSubjectId: id, digest: digest ?? (await preview(id))?.digest }],
  })

test('a draft is for all at first, or is made for Länder and types of school (rule template.7)', async () => {
  expect(await stateOf(await draft())).toMatchObject({ stateIds: [], schoolTypeIds: [] })
  const stateIds = [saxony.id, hesse.id, saxony.id]
  const id = await draft({ countryId: hesse.countryId, stateIds, schoolTypeIds: [primary.id] })
  expect(await stateOf(id)).toMatchObject({
    stateIds: [hesse.id, saxony.id].toSorted(),
    schoolTypeIds: [primary.id],
  })
})

test('the audience of several drafts is set at once, tells the former ones, and is recorded', async () => {
  const [one, other] = [await draft({ stateIds: [hesse.id] }), await draft()]
  const { status, body } = await change([one, other], [saxony.id], [primary.id])
  expect(status).toBe(201)
  expect(body.data.count).toBe(2)
  expect(body.data.rows).toEqual(
    expect.arrayContaining([
      { id: one, stateIds: [hesse.id], schoolTypeIds: [] },
      { id: other, stateIds: [], schoolTypeIds: [] },
    ]),
  )
  for (const id of [one, other]) {
    expect(await stateOf(id)).toMatchObject({ stateIds: [saxony.id], schoolTypeIds: [primary.id] })
    const entries = await owner`
      select user_id from audit_entry where action = 'subject.update' and entity_id = ${id}`
    expect(entries.map(({ userId }) => userId)).toEqual([person.userId])
  }
  await change([other], [])
  expect(await stateOf(other)).toMatchObject({ stateIds: [], schoolTypeIds: [] })
})

test('Länder and types of another country are refused, and nothing is changed', async () => {
  const [german, open] = [await draft({ countryId: hesse.countryId, stateIds: [hesse.id] }), await draft()]
  const refused = await change([open, german], [zurich.id])
  expect(refused.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'stateIds' }] })
  const [swissType] = await regionsOf('school_type', 'CH')
  const types = await change([german], [], [swissType?.id ?? ''])
  expect(types.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'schoolTypeIds' }] })
  expect((await change([german], [crypto.randomUUID()])).body.error).toBe('VALIDATION_FAILED')
  expect((await change([german, school.schoolClass.german.id], [])).body.error).toBe('NOT_FOUND')
  expect((await make({ countryId: hesse.countryId, stateIds: [zurich.id] })).body).toMatchObject({
    error: 'VALIDATION_FAILED',
    details: [{ path: 'stateIds' }],
  })
  expect(await stateOf(german)).toMatchObject({ stateIds: [hesse.id] })
  expect(await stateOf(open)).toMatchObject({ stateIds: [] })
  // A template of all countries may be meant for some of each.
  expect((await change([open], [hesse.id, zurich.id])).status).toBe(201)
})

test('the country stays while a draft is meant for another one', async () => {
  const id = await draft({ countryId: hesse.countryId, schoolTypeIds: [primary.id] })
  const move = () => ask('POST', '/subjects/templates/country', { schoolSubjectIds: [id], countryId: zurich.countryId })
  expect((await move()).body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'countryId' }] })
  expect((await stateOf(id)).countryId).toBe(hesse.countryId)
  await change([id], [])
  expect((await move()).status).toBe(201)
})

test('only leaders of the provider say for whom a draft is', async () => {
  const id = await draft()
  const member = await testMemberOf(owner, person.tenantId)
  expect((await change([id], [hesse.id], [], member)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await change([id], [hesse.id], [], school.admin)).body.error).toBe('NO_PERMISSION')
  expect(await stateOf(id)).toMatchObject({ stateIds: [] })
})

test('a changed audience is published like a change of contents, and shown before (rule template.3)', async () => {
  const id = await draft({ stateIds: [hesse.id] })
  const first = await preview(id)
  expect(first).toMatchObject({ kind: 'new', stateIds: [hesse.id], isAudienceChanged: false, former: null })
  await change([id], [saxony.id])
  expect((await publish(id, first?.digest)).body.error).toBe('EDIT_CONFLICT')
  await change([id], [hesse.id])
  const made = (await publish(id, first?.digest)).body.data as TemplateVersion
  expect(made.subjects).toMatchObject([{ stateIds: [hesse.id], schoolTypeIds: [] }])
  expect(await preview(id)).toBeUndefined()
  expect((await stateOf(id)).state).toBe('published')

  await change([id], [], [primary.id, secondary.id])
  expect((await stateOf(id)).state).toBe('changed')
  const found = await preview(id)
  expect(found).toMatchObject({ kind: 'changed', lines: [], isAudienceChanged: true, isCountryChanged: false })
  // Both are told, so that a reader sees what changes.
  expect(found).toMatchObject({
    stateIds: [],
    schoolTypeIds: [primary.id, secondary.id].toSorted(),
    former: { schoolLevel: 3, countryId: null, stateIds: [hesse.id], schoolTypeIds: [] },
  })
  expect((await publish(id)).status).toBe(201)
  expect((await stateOf(id)).state).toBe('published')

  await change([id], [])
  expect(await preview(id)).toMatchObject({ stateIds: [], isAudienceChanged: true })
  await publish(id)
  await change([id], [saxony.id, hesse.id])
  await publish(id)
  // The order in which Länder were chosen says nothing.
  await change([id], [hesse.id, saxony.id])
  expect(await preview(id)).toBeUndefined()
})

test('a draft that was deleted is published as removed with its audience', async () => {
  const id = await draft({ stateIds: [hesse.id] })
  await publish(id)
  await owner`delete from school_subject where id = ${id}`
  expect(await preview(id)).toMatchObject({
    kind: 'gone',
    stateIds: [hesse.id],
    isAudienceChanged: false,
    former: null,
  })
  expect((await publish(id)).body.data.subjects).toMatchObject([{ isRemoved: true, stateIds: [hesse.id] }])
})
