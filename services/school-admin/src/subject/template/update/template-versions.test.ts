import { expect, test } from 'bun:test'
import { publishTemplates } from '@lernspur/testing/school/publish-templates'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../../app'
import { templateScene } from './testing/template-scene'

const admin = await serviceForFile('school-admin', schoolAdminService)
const provider = await testProvider(admin.owner)
const scene = () => templateScene(admin, provider)

test('a competence that the provider has moved is taken along or stays', async () => {
  const { updates, update, ownDomains, content, singing, sings, knows, domain, ask, data, publish } = await scene()
  const dancing = await domain('Tanzen')
  await publish()
  await update([dancing.id])
  await admin.owner`update competence set domain_id = ${dancing.id} where id = any(${[sings.id, knows.id]}::uuid[])`
  await publish()
  const [row] = await updates()
  expect(row.changes).toEqual(
    [sings, knows].map(({ id, description }) => ({
      key: id,
      part: 'competence',
      kind: 'moved',
      domain: 'Tanzen',
      before: 'Singen',
      after: description,
      isOwn: false,
    })),
  )
  await update([knows.id], [sings.id])
  expect(await updates()).toEqual([])
  expect((await content()).map(({ competences }: { competences: string[] }) => competences)).toEqual([
    ['singt mit', 'summt'],
    ['kennt Lieder'],
  ])
  const [newest] = (await data('GET', '/subjects/changes')).rows
  expect((await ask('POST', `/subjects/changes/${newest.id}/undo`)).status).toBe(200)
  expect((await updates())[0].changes).toEqual(row.changes)
  // Into a domain that is new as well: what the school has of it moves there with the domain.
  await update([knows.id, sings.id])
  const chorus = await domain('Chor')
  await admin.owner`update competence set domain_id = ${chorus.id} where id = ${sings.id}`
  await ask('DELETE', `/competence-domains/${singing.id}`, undefined, provider)
  await publish()
  await update([chorus.id, singing.id])
  expect((await ownDomains()).map(({ name }: { name: string }) => name)).toEqual(['Tanzen', 'Chor'])
  expect((await content())[1]).toMatchObject({ name: 'Chor', competences: ['singt mit'] })
  expect(await updates()).toEqual([])
})

test('nothing is taken of another version than the one that was shown', async () => {
  const { updates, ask, own, sings, singing, change, publish, firstVersionId } = await scene()
  const take = (versionId: string) =>
    ask('POST', '/tenants/current/templates/updates', {
      updates: [{ schoolSubjectId: own.id, take: [sings.id], keep: [], versionId }],
    })
  await change(singing.id, sings.id, 'singt sicher')
  const second = await publish()
  expect((await updates())[0].version.id).toBe(second)
  await change(singing.id, sings.id, 'singt ganz sicher')
  const third = await publish()
  expect((await take(second)).body.error).toBe('EDIT_CONFLICT')
  expect((await take(firstVersionId)).body.error).toBe('EDIT_CONFLICT')
  expect((await take(third)).status).toBe(201)
})

test('of a withdrawn version nothing is taken any more, and who holds it keeps it', async () => {
  const { updates, update, content, singing, sings, change, publish, music, school } = await scene()
  await change(singing.id, sings.id, 'singt sicher')
  const second = await publish()
  await update([sings.id])
  const late = await testSchool(admin.owner)
  const askLate = (method: string, path: string, body?: object) =>
    admin.ask(late.manager, { method, path, ...(body && { body }) })
  await admin.owner`update template_version set withdrawn_at = now() where id = ${second}`
  expect(await updates()).toEqual([])
  expect((await content())[0].competences[0]).toBe('singt sicher')
  const taken = await askLate('POST', '/tenants/current/templates/import', { schoolSubjectIds: [music.id] })
  const inside = await askLate('GET', `/subjects/${taken.body.data.rows[0].id}/content`)
  expect(inside.body.data.domains[0].competences[0]).toBe('singt mit')
  await change(singing.id, sings.id, 'singt ganz sicher')
  await publish()
  expect((await updates())[0].changes).toMatchObject([{ before: 'singt sicher', after: 'singt ganz sicher' }])
  const open = await admin.ask(school.manager, { method: 'GET', path: '/tenants/current/templates/versions' })
  expect(open.body.data.templateCount).toBe(1)
})

test('the index of settings tells of a version until something of it is taken or declined', async () => {
  const { update, singing, sings, knows, change, publish, ask } = await scene()
  const open = async () => (await ask('GET', '/tenants/current/templates/versions')).body.data
  expect(await open()).toEqual({ names: [], templateCount: 0, newSubjects: [] })
  await change(singing.id, sings.id, 'singt sicher')
  await change(singing.id, knows.id, 'kennt viele Lieder')
  const name = `Fassung ${crypto.randomUUID()}`
  await publish(name)
  expect(await open()).toEqual({ names: [name], templateCount: 1, newSubjects: [] })
  await update([sings.id])
  expect(await open()).toEqual({ names: [], templateCount: 0, newSubjects: [] })
})

test('a school sees templates of its country and those for all, and looks into no draft', async () => {
  const { music, publish, school, singing, competence } = await scene()
  const swiss = await otherSchool(admin.owner)
  const see = async (person: typeof school.manager) => {
    const { rows } = (await admin.ask(person, { method: 'GET', path: '/subjects/templates/global' })).body.data
    return rows.some(({ id }: { id: string }) => id === music.id)
  }
  const look = async (person: typeof school.manager) =>
    (await admin.ask(person, { method: 'GET', path: `/subjects/${music.id}/content` })).body
  expect([await see(school.manager), await see(swiss.manager)]).toEqual([true, true])
  await admin.owner`update school_subject set country_id = (select id from country where code = 'CH') where id = ${music.id}`
  await competence(singing.id, 'noch im Entwurf')
  expect([await see(school.manager), await see(swiss.manager)]).toEqual([true, true])
  expect((await look(swiss.manager)).data.domains[0].competences).toEqual(['singt mit', 'kennt Lieder', 'summt'])
  await publish()
  expect([await see(school.manager), await see(swiss.manager), await see(provider)]).toEqual([false, true, true])
  expect((await look(school.manager)).error).toBe('NOT_FOUND')
  expect((await look(swiss.manager)).data.domains[0].competences).toContain('noch im Entwurf')
  const taken = await admin.ask(school.manager, {
    method: 'POST',
    path: `/classes/${school.schoolClass.id}/subjects/copy`,
    body: { schoolSubjectIds: [music.id] },
  })
  expect(taken.body.error).toBe('NOT_FOUND')
})

test('a version that only adds a subject of a level that the school follows is told until it is taken over', async () => {
  const { ask, data } = await scene()
  const open = async () => (await ask('GET', '/tenants/current/templates/versions')).body.data
  const draft = async (schoolLevel: number) => {
    const fields = { name: `Theater ${crypto.randomUUID()}`, abbreviation: 'TH', color: '#2266aa', schoolLevel }
    return data('POST', '/subjects/template', fields, provider)
  }
  const [theatre, elsewhere] = [await draft(3), await draft(9)]
  const version = `Fassung ${crypto.randomUUID()}`
  await publishTemplates(admin.owner, provider.tenantId, [theatre.id, elsewhere.id], version)
  expect(await open()).toEqual({
    names: [version],
    templateCount: 0,
    newSubjects: [{ name: theatre.name, schoolLevel: 3 }],
  })
  await ask('POST', '/tenants/current/templates/import', { schoolSubjectIds: [theatre.id] })
  expect(await open()).toEqual({ names: [], templateCount: 0, newSubjects: [] })
})

test('a school that begins later is not told of subjects that were there', async () => {
  const { school, data, ask } = await scene()
  const fields = { name: `Chor ${crypto.randomUUID()}`, abbreviation: 'CH', color: '#2266aa', schoolLevel: 3 }
  const choir = await data('POST', '/subjects/template', fields, provider)
  await publishTemplates(admin.owner, provider.tenantId, [choir.id])
  await admin.owner`update school_subject set created_at = clock_timestamp() where tenant_id = ${school.manager.tenantId}`
  expect((await ask('GET', '/tenants/current/templates/versions')).body.data.newSubjects).toEqual([])
})

test('an order that the provider has changed is taken along, with parts that are new in their places, or stays', async () => {
  const { updates, update, content, music, singing, sings, knows, gone, domain, competence, own, ask, publish, data } =
    await scene()
  const positions = async (ids: string[]) => {
    await admin.owner`update competence c set position = array_position(${ids}::uuid[], c.id) where c.id = any(${ids}::uuid[])`
  }
  await positions([gone.id, sings.id, knows.id])
  await publish()
  const key = `${singing.id}:order`
  expect((await updates())[0].changes).toEqual([
    { key, part: 'domain', kind: 'ordered', domain: 'Singen', before: null, after: 'Singen', isOwn: false },
  ])
  await update([key])
  expect((await content())[0].competences).toEqual(['summt', 'singt mit', 'kennt Lieder'])
  expect(await updates()).toEqual([])
  const [newest] = (await data('GET', '/subjects/changes')).rows
  expect((await ask('POST', `/subjects/changes/${newest.id}/undo`)).status).toBe(200)
  expect((await content())[0].competences).toEqual(['singt mit', 'kennt Lieder', 'summt'])

  // Declined, it is not offered again.
  await update([], [key])
  expect(await updates()).toEqual([])
  await update([], [])

  // A new domain at the front, and a new competence between two others.
  const listening = await domain('Hören')
  await admin.owner`update competence_domain set position = -1 where id = ${listening.id}`
  const hums = await competence(singing.id, 'summt leise')
  await positions([gone.id, hums.id, sings.id, knows.id])
  await publish()
  await update([listening.id, hums.id])
  expect((await content()).map(({ name }: { name: string }) => name)).toEqual(['Hören', 'Singen'])
  // The school kept its own order of competences, so the new one stands at the end.
  expect((await content())[1].competences).toEqual(['singt mit', 'kennt Lieder', 'summt', 'summt leise'])

  await admin.owner`
    update competence_domain set position = case id when ${singing.id} then 0 else 1 end where school_subject_id = ${music.id}`
  await publish()
  expect((await updates())[0].changes).toMatchObject([
    { key: `${music.id}:order`, part: 'subject', kind: 'ordered', before: 'Hören · Singen', after: 'Singen · Hören' },
  ])
  await admin.owner`
    update competence_domain set position = case name when 'Singen' then 0 else 1 end where school_subject_id = ${own.id}`
  expect(await updates()).toEqual([])
})
