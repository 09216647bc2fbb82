import { expect, test } from 'bun:test'
import type { PublishableSubject, TemplateVersion } from '@lernspur/contracts/provider/template-version.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, testMemberOf, testProvider, testSchool } from '@lernspur/testing/test-school'
import { providerService } from '../../app'

const provider = await serviceForFile('provider', providerService)
const { owner } = provider
const person = await testProvider(owner)
const school = await testSchool(owner)
const neighbour = await otherSchool(owner)

const ask = (method: string, path: string, body?: object, requester: Parameters<typeof provider.ask>[0] = person) =>
  provider.ask(requester, { method, path: `/provider${path}`, ...(body && { body }) })

const draft = async (name = `Musik ${crypto.randomUUID()}`) => {
  const body = {
    name,
    abbreviation: 'MU',
    color: '#aa3377',
    schoolLevel: 3,
    domains: [
      { name: 'Singen', competences: ['singt mit', 'kennt Lieder'] },
      { name: 'Hören', symbol: 'H', competences: ['hört zu'] },
    ],
  }
  return (await ask('POST', '/subjects/templates', body)).body.data.id as string
}

const preview = async (id: string): Promise<PublishableSubject | undefined> =>
  (await ask('GET', '/template-versions/preview')).body.data.rows.find(
    (row: PublishableSubject) => row.schoolSubjectId === id,
  )

const publish = async (id: string, digest?: string, name = `Fassung ${crypto.randomUUID()}`) => {
  const subjects = [{ schoolSubjectId: id, digest: digest ?? (await preview(id))?.digest ?? '0'.repeat(32) }]
  return ask('POST', '/template-versions', { name, note: ' neu ', subjects })
}

const version = async (id: string): Promise<TemplateVersion | undefined> =>
  (await ask('GET', '/template-versions')).body.data.rows.find((row: TemplateVersion) => row.id === id)

const hold = (tenantId: string, templateId: string, versionId: string) => owner`
  insert into school_subject (tenant_id, name, abbreviation, color, school_level, is_template, origin_id, origin_version_id)
  values (${tenantId}, 'Eigener Name', 'X', '#000000', 3, true, ${templateId}, ${versionId})`

const stateOf = async (id: string) =>
  (await ask('GET', `/subjects/templates?filter[0][field]=id&filter[0][type]=eq&filter[0][value]=${id}`)).body.data
    .rows[0]

test('a draft is published with a name and a note, and says who published it when', async () => {
  const id = await draft()
  expect(await stateOf(id)).toMatchObject({ state: 'unpublished', versionName: null, competenceCount: 3 })
  expect(await preview(id)).toMatchObject({ kind: 'new', lines: expect.arrayContaining([]) })
  const name = `Fassung ${crypto.randomUUID()}`
  const { status, body } = await publish(id, undefined, name)
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    name,
    note: 'neu',
    publishedBy: { id: person.userId },
    withdrawnAt: null,
    schoolCount: 0,
    subjects: [{ schoolSubjectId: id, schoolLevel: 3, isRemoved: false, schoolCount: 0 }],
  })
  expect(await stateOf(id)).toMatchObject({ state: 'published', versionName: name, competenceDomainCount: 2 })
})

test('nothing is published twice unchanged, and no two versions have one name', async () => {
  const id = await draft()
  const seen = await preview(id)
  const name = `Fassung ${crypto.randomUUID()}`
  const both = await Promise.all([publish(id, seen?.digest, name), publish(id, seen?.digest, `${name} b`)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await preview(id)).toBeUndefined()
  expect((await publish(id, seen?.digest)).body.error).toBe('EDIT_CONFLICT')
  const other = await draft()
  const taken = (await version(both.find(({ status }) => status === 201)?.body.data.id))?.name ?? ''
  const refused = await publish(other, undefined, taken.toUpperCase())
  expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'name'])
})

test('what somebody else has changed since the preview is a conflict, and nothing is published', async () => {
  const [id, other] = [await draft(), await draft()]
  const [seen, untouched] = [await preview(id), await preview(other)]
  await owner`update competence_domain set name = 'Chor' where school_subject_id = ${id} and name = 'Singen'`
  const subjects = [seen, untouched].map((one) => ({ schoolSubjectId: one?.schoolSubjectId, digest: one?.digest }))
  const refused = await ask('POST', '/template-versions', { name: `F ${crypto.randomUUID()}`, note: '', subjects })
  expect(refused.body.error).toBe('EDIT_CONFLICT')
  expect(await preview(other)).toBeDefined()
})

test('the preview tells what is added, renamed, moved and removed, and what stands in another order', async () => {
  const id = await draft()
  await publish(id)
  const [sings, knows] = await owner<{ id: string; domainId: string }[]>`
    select c.id, c.domain_id from competence c join competence_domain cd on cd.id = c.domain_id
    where cd.school_subject_id = ${id} order by cd.position, c.position`
  const [hearing] = await owner<{ id: string }[]>`
    select id from competence_domain where school_subject_id = ${id} and name = 'Hören'`
  await owner`update competence set description = 'singt sicher mit' where id = ${sings?.id ?? ''}`
  await owner`update competence set domain_id = ${hearing?.id ?? ''}, position = 5 where id = ${knows?.id ?? ''}`
  await owner`delete from competence where domain_id = ${hearing?.id ?? ''} and description = 'hört zu'`
  await ask('POST', `/competence-domains/${hearing?.id}/competences/template`, { description: 'lauscht' })
  await owner`update school_subject set school_level = 4 where id = ${id}`
  const found = await preview(id)
  expect(found).toMatchObject({ kind: 'changed', isLevelChanged: true, isCountryChanged: false, isReordered: false })
  expect(found?.lines).toMatchObject([
    { part: 'competence', kind: 'renamed', domain: 'Singen', before: 'singt mit', after: 'singt sicher mit' },
    { part: 'competence', kind: 'moved', domain: 'Hören', before: 'Singen', after: 'kennt Lieder' },
    { part: 'competence', kind: 'added', domain: 'Hören', before: null, after: 'lauscht' },
    { part: 'competence', kind: 'removed', domain: 'Hören', before: 'hört zu', after: null },
  ])
  await publish(id)
  await owner`update competence_domain set position = 9 where school_subject_id = ${id} and name = 'Singen'`
  expect(await preview(id)).toMatchObject({ kind: 'changed', isReordered: true, lines: [] })
})

test('a deleted draft is published as removed', async () => {
  const id = await draft()
  await publish(id)
  await owner`delete from school_subject where id = ${id}`
  const found = await preview(id)
  expect(found).toMatchObject({ kind: 'gone' })
  expect(found?.lines.map(({ kind }) => kind)).toEqual(['removed', 'removed', 'removed', 'removed', 'removed'])
  expect((await publish(id)).body.data.subjects).toMatchObject([{ schoolSubjectId: id, isRemoved: true }])
  expect(await preview(id)).toBeUndefined()
})

test('the schools that hold a version are counted, each once, and nothing else is read of them', async () => {
  const [id, other] = [await draft(), await draft()]
  const subjects = await Promise.all(
    [id, other].map(async (one) => ({ schoolSubjectId: one, digest: (await preview(one))?.digest })),
  )
  const made = await ask('POST', '/template-versions', { name: `F ${crypto.randomUUID()}`, note: '', subjects })
  const versionId = made.body.data.id
  await hold(school.tenantId, id, versionId)
  await hold(school.tenantId, other, versionId)
  await hold(neighbour.tenantId, id, versionId)
  const found = await version(versionId)
  expect(found?.schoolCount).toBe(2)
  expect(new Map(found?.subjects.map((one) => [one.schoolSubjectId, one.schoolCount]))).toEqual(
    new Map([
      [id, 2],
      [other, 1],
    ]),
  )
  expect(JSON.stringify(found)).not.toContain('Eigener Name')
  expect((await stateOf(id)).schoolCount).toBe(2)
})

test('a withdrawn version says who withdrew it, stays with its holders, and can be offered again', async () => {
  const id = await draft()
  const first = (await publish(id)).body.data
  await hold(school.tenantId, id, first.id)
  const change = (isWithdrawn: boolean) => ask('PUT', `/template-versions/${first.id}`, { isWithdrawn })
  const withdrawn = (await change(true)).body.data
  expect(withdrawn).toMatchObject({ withdrawnBy: { id: person.userId }, schoolCount: 1 })
  expect((await change(true)).body.data).toEqual(withdrawn)
  expect(await stateOf(id)).toMatchObject({ state: 'unpublished', versionName: null })
  expect(await preview(id)).toMatchObject({ kind: 'new' })
  expect((await change(false)).body.data).toMatchObject({ withdrawnAt: null, withdrawnBy: null })
  expect(await preview(id)).toBeUndefined()
  const unknown = await ask('PUT', `/template-versions/${id}`, { isWithdrawn: true })
  expect(unknown.body.error).toBe('NOT_FOUND')
})

test('what a withdrawn version changed can be published back', async () => {
  const id = await draft()
  await publish(id)
  await owner`update school_subject set color = '#111111' where id = ${id}`
  const wrong = (await publish(id)).body.data
  await ask('PUT', `/template-versions/${wrong.id}`, { isWithdrawn: true })
  await owner`update school_subject set color = '#aa3377' where id = ${id}`
  expect(await preview(id)).toMatchObject({ kind: 'changed', lines: [] })
  expect((await publish(id)).status).toBe(201)
})

test('a draft is for a country or for all, and takes that back', async () => {
  const [id, other] = [await draft(), await draft()]
  const [country] = await owner<{ id: string }[]>`select id from country where code = 'CH'`
  const change = (ids: string[], countryId: string | null | undefined) =>
    ask('POST', '/subjects/templates/country', { schoolSubjectIds: ids, countryId })
  const { rows } = (await change([id, other], country?.id)).body.data
  expect(new Set(rows.map((row: { countryId: null }) => row.countryId))).toEqual(new Set([null]))
  expect((await stateOf(id)).countryId).toBe(country?.id ?? '')
  expect((await change([id, school.schoolClass.german.id], null)).body.error).toBe('NOT_FOUND')
  expect((await change([id], crypto.randomUUID())).body.error).toBe('VALIDATION_FAILED')
  expect((await stateOf(id)).countryId).toBe(country?.id ?? '')
})

test('only leaders of the provider publish and withdraw, and no school does', async () => {
  const id = await draft()
  const made = (await publish(await draft())).body.data
  const body = { name: 'Fassung', note: '', subjects: [{ schoolSubjectId: id, digest: (await preview(id))?.digest }] }
  const member = await testMemberOf(owner, person.tenantId)
  expect((await ask('POST', '/template-versions', body, member)).body.error).toBe('CREATE_NOT_ALLOWED')
  const withdraw = (requester: Parameters<typeof provider.ask>[0]) =>
    ask('PUT', `/template-versions/${made.id}`, { isWithdrawn: true }, requester)
  expect((await withdraw(member)).body.error).toBe('UPDATE_NOT_ALLOWED')
  for (const requester of [school.admin, school.manager, school.classTeacher]) {
    expect((await ask('POST', '/template-versions', body, requester)).body.error).toBe('NO_PERMISSION')
    expect((await withdraw(requester)).body.error).toBe('NO_PERMISSION')
    const calls = ['/template-versions', '/template-versions/preview', '/subjects/templates']
    const answers = await Promise.all(calls.map((path) => ask('GET', path, undefined, requester)))
    expect(answers.map((answer) => answer.body.error)).toEqual(calls.map(() => 'NO_PERMISSION'))
  }
  expect(await preview(id)).toBeDefined()
})
