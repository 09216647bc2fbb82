import { expect, test } from 'bun:test'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testProvider, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../../app'
import { templateScene } from './testing/template-scene'

const admin = await serviceForFile('school-admin', schoolAdminService)
const provider = await testProvider(admin.owner)
const scene = () => templateScene(admin, provider)

test('a copied template is up to date, and what only the school changes is no update', async () => {
  const { updates, ownDomains, competence, change, school, publish } = await scene()
  expect(await updates()).toEqual([])
  const [singing] = await ownDomains()
  await competence(singing.id, 'eigenes', school.manager)
  await change(singing.id, singing.competences[0].id, 'singt laut mit', school.manager)
  await publish()
  expect(await updates()).toEqual([])
})

test('what is new, changed and gone is told, taken in part, and the rest stays on offer', async () => {
  const {
    updates,
    update,
    content,
    ask,
    data,
    music,
    singing,
    sings,
    knows,
    gone,
    domain,
    competence,
    change,
    own,
    publish,
  } = await scene()
  await change(singing.id, sings.id, 'singt sicher mit')
  await change(singing.id, knows.id, 'kennt zehn Lieder')
  await ask('DELETE', `/competence-domains/${singing.id}/competences/${gone.id}`, undefined, provider)
  const dances = await competence(singing.id, 'bewegt sich dazu')
  const hearing = await domain('Hören')
  await competence(hearing.id, 'hört zu')
  await ask('PUT', `/subjects/${music.id}`, { color: '#000000' }, provider)
  expect(await updates()).toEqual([])
  const versionId = await publish(`Fassung 2027 ${music.id}`)
  const [row] = await updates()
  expect(row).toMatchObject({ schoolSubjectId: own.id, schoolLevel: 3 })
  expect(row.version).toMatchObject({ id: versionId, name: `Fassung 2027 ${music.id}`, note: '' })
  const short = row.changes.map(({ key, part, kind, before, after }: Record<string, string>) => [
    key,
    part,
    kind,
    before,
    after,
  ])
  expect(short).toEqual([
    [music.id, 'subject', 'changed', `${music.name} · MU · #aa3377`, `${music.name} · MU · #000000`],
    [sings.id, 'competence', 'changed', 'singt mit', 'singt sicher mit'],
    [knows.id, 'competence', 'changed', 'kennt Lieder', 'kennt zehn Lieder'],
    [dances.id, 'competence', 'new', null, 'bewegt sich dazu'],
    [hearing.id, 'domain', 'new', null, 'Hören'],
    [gone.id, 'competence', 'gone', 'summt', null],
  ])
  const before = await content()
  const done = await update([sings.id, gone.id, hearing.id], [dances.id])
  expect([done.status, done.body.data.rows[0].id]).toEqual([201, own.id])
  expect(await content()).toEqual([
    { name: 'Singen', symbol: null, competences: ['singt sicher mit', 'kennt Lieder'] },
    { name: 'Hören', symbol: null, competences: ['hört zu'] },
  ])
  const left = (await updates())[0].changes.map(({ key }: { key: string }) => key)
  expect(left).toEqual([music.id, knows.id])
  const [change1] = (await data('GET', '/subjects/changes')).rows
  expect(change1.kind).toBe('update')
  expect((await ask('POST', `/subjects/changes/${change1.id}/undo`)).status).toBe(200)
  expect(await content()).toEqual(before)
  expect((await updates())[0].changes).toEqual(row.changes)
})

test('a competence that the school has moved is followed where it stands now', async () => {
  const { updates, update, content, data, ask, own, ownDomains, change, singing, sings, publish } = await scene()
  const [from] = await ownDomains()
  const to = await data('POST', `/subjects/${own.id}/competence-domains/template`, { name: 'Eigener Bereich' })
  await admin.owner`update competence set domain_id = ${to.id} where id = ${from.competences[0].id}`
  expect(await updates()).toEqual([])
  await change(singing.id, sings.id, 'singt sicher mit')
  await publish()
  expect((await updates())[0].changes).toMatchObject([{ key: sings.id, kind: 'changed', isOwn: false }])
  await update([sings.id])
  expect((await content())[1]).toMatchObject({ name: 'Eigener Bereich', competences: ['singt sicher mit'] })
  const [newest] = (await data('GET', '/subjects/changes')).rows
  await ask('POST', `/subjects/changes/${newest.id}/undo`)
  expect((await content())[1]).toMatchObject({ competences: ['singt mit'] })
})

test('own changes stay and are told', async () => {
  const { updates, update, content, ownDomains, change, ask, singing, sings, gone, competence, school, publish } =
    await scene()
  const [own] = await ownDomains()
  await change(own.id, own.competences[0].id, 'singt laut', school.manager)
  await ask('DELETE', `/competence-domains/${own.id}/competences/${own.competences[2].id}`)
  await competence(own.id, 'eigenes', school.manager)
  await change(singing.id, sings.id, 'singt sicher')
  await change(singing.id, gone.id, 'summt leise')
  await publish()
  const [row] = await updates()
  expect(row.changes).toEqual([
    {
      key: sings.id,
      part: 'competence',
      kind: 'changed',
      domain: 'Singen',
      before: 'singt laut',
      after: 'singt sicher',
      isOwn: true,
    },
  ])
  await update([], [sings.id])
  expect(await updates()).toEqual([])
  expect((await content())[0].competences).toEqual(['singt laut', 'kennt Lieder', 'eigenes'])
})

test('a template from before origins were kept is compared by its texts', async () => {
  const { updates, update, content, change, competence, singing, sings, own, music, publish } = await scene()
  await admin.owner`update school_subject set origin_texts = null where id = ${own.id}`
  await admin.owner`
    update competence c set origin_id = null from competence_domain cd
    where cd.id = c.domain_id and cd.school_subject_id = ${own.id}`
  expect(await updates()).toEqual([])
  await competence(singing.id, 'tanzt')
  await change(singing.id, sings.id, 'singt sicher mit')
  await publish()
  const kinds = (await updates())[0].changes.map(({ kind, after }: Record<string, string>) => [kind, after])
  expect(kinds).toEqual([
    ['new', 'singt sicher mit'],
    ['new', 'tanzt'],
  ])
  await update((await updates())[0].changes.map(({ key }: { key: string }) => key))
  expect((await content())[0].competences).toEqual(['singt mit', 'singt sicher mit', 'kennt Lieder', 'summt', 'tanzt'])
  expect(await updates()).toEqual([])
  expect(music.id).not.toBe(own.id)
})

test('a template that the provider has deleted goes as well, or follows nothing any more', async () => {
  const stored = await scene()
  await stored.ask('DELETE', `/subjects/${stored.music.id}`, undefined, provider)
  expect(await stored.updates()).toEqual([])
  await stored.publish()
  expect((await stored.updates())[0].changes).toMatchObject([{ part: 'subject', kind: 'gone', isOwn: false }])
  await stored.update([], [stored.music.id])
  expect(await stored.updates()).toEqual([])
  expect(await stored.content()).toHaveLength(1)
  const dropped = await scene()
  await dropped.ask('DELETE', `/subjects/${dropped.music.id}`, undefined, provider)
  await dropped.publish()
  expect((await dropped.update([dropped.music.id])).body.data.count).toBe(0)
  expect((await dropped.data('GET', '/tenants/current/subjects/template')).count).toBe(0)
})

test('nobody updates what is no template of the own school', async () => {
  const { update, ask, school, own } = await scene()
  const other = await scene()
  const foreign = { updates: [{ schoolSubjectId: other.own.id, take: [], keep: [] }] }
  expect((await ask('POST', '/tenants/current/templates/updates', foreign)).body.error).toBe('NOT_FOUND')
  const ofClass = { updates: [{ schoolSubjectId: school.schoolClass.german.id, take: [], keep: [] }] }
  expect((await ask('POST', '/tenants/current/templates/updates', ofClass)).body.error).toBe('NOT_FOUND')
  expect((await ask('GET', '/tenants/current/templates/updates', undefined, school.classTeacher)).body.error).toBe(
    'NO_PERMISSION',
  )
  expect((await update([own.id])).status).toBe(201)
})

test('templates are copied into several classes at once, and all deleted ones come back', async () => {
  const { school, ask, data, own } = await scene()
  const copies = [school.schoolClass, school.secondClass].map(({ id }) => ({
    schoolClassId: id,
    schoolSubjectIds: [own.id],
  }))
  expect((await ask('POST', '/subjects/copy', { copies }, school.classTeacher)).body.error).toBe('NO_PERMISSION')
  const made = await data('POST', '/subjects/copy', { copies })
  expect(made.rows.map((row: { originId: string }) => row.originId)).toEqual([own.id, own.id])
  const students = await data('GET', `/subjects/${made.rows[0].id}/students`)
  expect(students.count).toBe(3)
  const foreign = [
    ...copies,
    { schoolClassId: (await testSchool(admin.owner)).schoolClass.id, schoolSubjectIds: [own.id] },
  ]
  expect((await ask('POST', '/subjects/copy', { copies: foreign })).body.error).toBe('NOT_FOUND')
  const listed = async () => (await data('GET', '/subjects')).count
  expect(await listed()).toBe(6)
  const undo = async () => ask('POST', `/subjects/changes/${(await data('GET', '/subjects/changes')).rows[0].id}/undo`)
  expect((await undo()).status).toBe(200)
  expect(await listed()).toBe(4)
  const before = await data('GET', `/subjects/${own.id}/content`)
  await ask('DELETE', '/tenants/current/templates')
  expect((await ask('GET', `/subjects/${own.id}/content`)).body.error).toBe('NOT_FOUND')
  expect((await data('GET', '/subjects/changes')).rows[0]).toMatchObject({ kind: 'delete', names: [own.name] })
  expect((await undo()).status).toBe(200)
  expect(await data('GET', `/subjects/${own.id}/content`)).toEqual(before)
})

test('a sentence for the child comes with a version, and the own one stays where the provider has none', async () => {
  const { updates, update, ownDomains, ask, data, singing, sings, knows, change, school, publish } = await scene()
  const [own] = await ownDomains()
  const ofOwn = `/competence-domains/${own.id}/competences/${own.competences[1].id}`
  await data('PUT', ofOwn, { childSentence: 'Ich kenne Lieder.' }, school.manager)
  await publish()
  expect(await updates()).toEqual([])
  const path = `/competence-domains/${singing.id}/competences/${sings.id}`
  await ask('PUT', path, { childSentence: 'Ich singe mit.' }, provider)
  await change(singing.id, knows.id, 'kennt zehn Lieder')
  await publish()
  const [row] = await updates()
  expect(row.changes).toMatchObject([
    { key: sings.id, kind: 'changed', before: 'singt mit', after: 'singt mit · Ich singe mit.', isOwn: false },
    { key: knows.id, kind: 'changed', after: 'kennt zehn Lieder', isOwn: true },
  ])
  expect((await update([sings.id, knows.id])).status).toBe(201)
  const [taken] = await ownDomains()
  expect(taken.competences.slice(0, 2)).toMatchObject([
    { description: 'singt mit', childSentence: 'Ich singe mit.' },
    { description: 'kennt zehn Lieder', childSentence: 'Ich kenne Lieder.' },
  ])
  expect(await updates()).toEqual([])
})

test('a short title comes with a version, and the own one stays where the provider has none', async () => {
  const { updates, update, ownDomains, ask, data, singing, sings, knows, change, school, publish } = await scene()
  const [own] = await ownDomains()
  const ofOwn = `/competence-domains/${own.id}/competences/${own.competences[1].id}`
  await data('PUT', ofOwn, { shortTitle: 'Lieder' }, school.manager)
  await publish()
  expect(await updates()).toEqual([])
  await ask('PUT', `/competence-domains/${singing.id}/competences/${sings.id}`, { shortTitle: 'Singen' }, provider)
  await change(singing.id, knows.id, 'kennt zehn Lieder')
  await publish()
  const [row] = await updates()
  expect(row.changes).toMatchObject([
    { key: sings.id, kind: 'changed', before: 'singt mit', after: 'singt mit · Singen', isOwn: false },
    { key: knows.id, kind: 'changed', after: 'kennt zehn Lieder', isOwn: true },
  ])
  expect((await update([sings.id, knows.id])).status).toBe(201)
  const [taken] = await ownDomains()
  expect(taken.competences.slice(0, 2)).toMatchObject([
    { description: 'singt mit', shortTitle: 'Singen', childSentence: null },
    { description: 'kennt zehn Lieder', shortTitle: 'Lieder' },
  ])
  expect(await updates()).toEqual([])
})

test('descriptions of levels come with a version, and the own ones stay where the provider has none', async () => {
  const { updates, update, ownDomains, ask, data, singing, sings, knows, change, school, publish } = await scene()
  const [own] = await ownDomains()
  const ofOwn = `/competence-domains/${own.id}/competences/${own.competences[1].id}`
  const ownLevels = ['eins', 'zwei', 'drei']
  await data('PUT', ofOwn, { levelDescriptions: ownLevels }, school.manager)
  await publish()
  expect(await updates()).toEqual([])
  const ofTheirs = `/competence-domains/${singing.id}/competences/${sings.id}`
  const theirLevels = ['summt mit', '', 'singt allein vor']
  await ask('PUT', ofTheirs, { levelDescriptions: theirLevels }, provider)
  await change(singing.id, knows.id, 'kennt zehn Lieder')
  await publish()
  const [row] = await updates()
  expect(row.changes).toMatchObject([
    { key: sings.id, kind: 'changed', before: 'singt mit', after: 'singt mit · summt mit · singt allein vor' },
    { key: knows.id, kind: 'changed', after: 'kennt zehn Lieder', isOwn: true },
  ])
  expect((await update([sings.id, knows.id])).status).toBe(201)
  const [taken] = await ownDomains()
  expect(taken.competences.slice(0, 2)).toMatchObject([
    { description: 'singt mit', levelDescriptions: theirLevels },
    { description: 'kennt zehn Lieder', levelDescriptions: ownLevels },
  ])
  expect(await updates()).toEqual([])
  // What the provider takes away again goes with the next version.
  await ask('PUT', ofTheirs, { levelDescriptions: null }, provider)
  await publish()
  expect((await updates())[0].changes).toMatchObject([{ key: sings.id, kind: 'changed', after: 'singt mit' }])
  expect((await update([sings.id])).status).toBe(201)
  expect((await ownDomains())[0].competences[0].levelDescriptions).toBeNull()
})
