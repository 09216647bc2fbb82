import { expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const { german } = school.schoolClass

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })

/** Deutsch as the class has it, with one competence changed, one added and one left out. */
const lines = [
  'Fach,Deutsch',
  'Kürzel,DEU',
  'Farbe,#123456',
  'Stufe,3',
  'Bereich,Symbol,Kompetenz',
  'Deutsch: Bereich 1,,Deutsch: Kompetenz 1b',
  'Deutsch: Bereich 1,,liest Gedichte',
  'Deutsch: Bereich 2,,Deutsch: Kompetenz 3',
  'Sprechen,S,erzählt',
]
const file = (more: Readonly<Record<string, string>> = {}) =>
  form({ file: new File([lines.join('\n')], 'Deutsch.csv'), ...more })
const path = `/classes/${school.schoolClass.id}/subjects/import`

const contentOf = async (id: string) => (await ask('GET', `/subjects/${id}/content`)).body.data
const newest = async (person?: TestPerson) =>
  (await ask('GET', '/subjects/changes?limit=1', undefined, person)).body.data.rows[0]
const undo = (id: string, person?: TestPerson) => ask('POST', `/subjects/changes/${id}/undo`, undefined, person)

test('a file is compared, merged and undone as a whole', async () => {
  const before = await contentOf(german.id)
  const preview = (await ask('POST', `${path}/preview`, file())).body.data.rows[0]
  expect(preview).toMatchObject({
    state: 'changed',
    doubts: [],
    like: { id: german.id, name: 'Deutsch' },
    fields: [{ field: 'color', before: '#c8553d', after: '#123456' }],
  })
  expect(preview.lines).toEqual([
    {
      domain: 'Deutsch: Bereich 1',
      competence: 'Deutsch: Kompetenz 1b',
      state: 'changed',
      like: 'Deutsch: Kompetenz 1',
    },
    { domain: 'Deutsch: Bereich 1', competence: 'liest Gedichte', state: 'new', like: null },
    { domain: 'Sprechen', competence: null, state: 'new', like: null },
    { domain: 'Sprechen', competence: 'erzählt', state: 'new', like: null },
  ])
  expect(await contentOf(german.id)).toEqual(before)
  const merged = await ask('POST', path, file({ choices: 'merge' }))
  expect([merged.status, merged.body.data.rows.map(({ id }: { id: string }) => id)]).toEqual([201, [german.id]])
  expect(await contentOf(german.id)).toMatchObject({
    color: '#123456',
    domains: [
      { competences: ['Deutsch: Kompetenz 1b', 'Deutsch: Kompetenz 2', 'liest Gedichte'] },
      { competences: ['Deutsch: Kompetenz 3', 'Deutsch: Kompetenz 4'] },
      { name: 'Sprechen', symbol: 'S', competences: ['erzählt'] },
    ],
  })
  const change = await newest()
  expect(change).toMatchObject({ kind: 'import', names: ['Deutsch'] })
  expect((await undo(change.id, school.admin)).body.error).toBe('NOT_FOUND')
  expect((await undo(change.id)).status).toBe(200)
  expect(await contentOf(german.id)).toEqual(before)
  expect((await undo(change.id)).body.error).toBe('NOT_FOUND')
})

test('a changed competence keeps its entries', async () => {
  await insertObservation(admin.owner, school)
  const entries = async () => [
    ...(await admin.owner`select id, competence_id from observation where tenant_id = ${school.tenantId} order by id`),
  ]
  const before = await entries()
  expect(before).toHaveLength(1)
  await ask('POST', path, file({ choices: 'merge' }))
  expect((await undo((await newest()).id)).status).toBe(200)
  expect(await entries()).toEqual(before)
})

test('a subject is added beside the other one, or left out', async () => {
  const names = async () =>
    (await ask('GET', '/subjects')).body.data.rows.map(({ name }: { name: string }) => name).toSorted()
  const before = await names()
  expect((await ask('POST', path, file({ choices: 'skip' }))).body.data.count).toBe(0)
  expect(await names()).toEqual(before)
  expect((await ask('POST', path, file({ choices: 'add' }))).body.data.rows[0].id).not.toBe(german.id)
  expect(await names()).toEqual([...before, 'Deutsch'].toSorted())
  const students = await ask('POST', `/subjects/changes/${(await newest()).id}/undo`)
  expect(students.status).toBe(200)
  expect(await names()).toEqual(before)
})

test.each(['', 'merge,merge', 'all', 'merge,'])('the choices %j do not fit the file', async (choices) => {
  expect((await ask('POST', path, file({ choices }))).body.error).toBe('VALIDATION_FAILED')
})

test('nothing is undone that somebody has gone on with, or has entries in', async () => {
  const added = (await ask('POST', path, file({ choices: 'add' }))).body.data.rows[0]
  const change = await newest()
  const domain = (await ask('POST', `/classes/subjects/${added.id}/competence-domains`, { name: 'Neu' })).body.data
  expect((await undo(change.id)).body.error).toBe('EDIT_CONFLICT')
  await ask('DELETE', `/competence-domains/${domain.id}`)
  const [competence] = await admin.owner<{ id: string }[]>`
    select c.id from competence c join competence_domain cd on cd.id = c.domain_id where cd.school_subject_id = ${added.id}`
  await insertObservation(admin.owner, school, { competenceId: competence?.id ?? '' })
  expect((await undo(change.id)).body.error).toBe('FOREIGN_KEY_CONSTRAINT')
  await admin.owner`update school_class set is_active = false where id = ${school.schoolClass.id}`
  expect((await undo(change.id)).body.error).toBe('NO_PERMISSION')
})

test('subjects that are hidden from somebody are not compared', async () => {
  const own = await testSchool(admin.owner)
  await admin.owner`update class_access_right set can_manage_competences = true where tenant_id = ${own.tenantId}`
  const mathematics = form({
    file: new File([lines.join('\n').replaceAll('Deutsch', 'Mathematik').replace('DEU', 'MAT')], 'M.csv'),
  })
  const answer = await ask(
    'POST',
    `/classes/${own.schoolClass.id}/subjects/import/preview`,
    mathematics,
    own.subjectTeacher,
  )
  expect(answer.body.data.rows[0]).toMatchObject({ state: 'new', like: null, lines: [] })
})

test('templates of the school are imported by managers', async () => {
  expect((await ask('POST', '/subjects/template/import', file())).body.error).toBe('NO_PERMISSION')
  const made = (await ask('POST', '/subjects/template/import', file(), school.manager)).body.data.rows[0]
  expect(made).toMatchObject({ isTemplate: true, schoolClassId: null, competenceDomainCount: 3 })
  const again = await ask('POST', '/subjects/template/import/preview', file(), school.manager)
  expect(again.body.data.rows[0]).toMatchObject({ state: 'known', like: { id: made.id } })
})

test('sentences for the child come with a file, are shown before, and go by no file without them', async () => {
  const fresh = await testSchool(admin.owner)
  const into = `/classes/${fresh.schoolClass.id}/subjects/import`
  const led = (method: string, at: string, body?: object) => ask(method, at, body, fresh.admin)
  const sentencesOf = async () => {
    const filter = `filter[0][field]=schoolSubjectId&filter[0][type]=eq&filter[0][value]=${fresh.schoolClass.mathematics.id}`
    const { rows } = (await led('GET', `/competence-domains?${filter}`)).body.data
    return rows.flatMap(({ competences }: { competences: { description: string; childSentence: string | null }[] }) =>
      competences.flatMap(({ description, childSentence }) => (childSentence ? [[description, childSentence]] : [])),
    )
  }
  const head = ['Fach,Mathematik', 'Kürzel,MAT', 'Farbe,#3d7dc8', 'Stufe,3']
  const table = (...rows: string[]) =>
    form({ file: new File([[...head, ...rows].join('\n')], 'M.csv'), choices: 'merge' })
  const [first] = (await led('GET', `/subjects/${fresh.schoolClass.mathematics.id}/content`)).body.data.domains
  const known = `${first.name},,${first.competences[0]}`
  const rows = ['Bereich,Symbol,Kompetenz,Satz für das Kind', `${known},Ich rechne.`]
  const previewed = await led(
    'POST',
    `${into}/preview`,
    form({ file: new File([[...head, ...rows].join('\n')], 'M.csv') }),
  )
  expect(previewed.body).toMatchObject({ success: true })
  expect(previewed.body.data.rows[0].lines).toMatchObject([
    { competence: first.competences[0], childSentence: 'Ich rechne.', state: 'changed', like: null },
  ])
  expect((await led('POST', into, table(...rows))).status).toBe(201)
  expect(await sentencesOf()).toEqual([[first.competences[0], 'Ich rechne.']])
  const without = await led('POST', into, table('Bereich,Symbol,Kompetenz', `${known} genau`))
  expect(without.status).toBe(201)
  expect(await sentencesOf()).toEqual([[`${first.competences[0]} genau`, 'Ich rechne.']])
  const xlsx = await led('POST', '/subjects/export', { schoolSubjectIds: [fresh.schoolClass.mathematics.id] })
  const again = form({ file: new File([new Uint8Array(xlsx.bytes)], 'M.xlsx') })
  expect((await led('POST', `${into}/preview`, again)).body.data.rows[0].state).toBe('known')
  const curriculum = await led('POST', '/subjects/export/case', {
    schoolSubjectIds: [fresh.schoolClass.mathematics.id],
  })
  const other = `/classes/${fresh.secondClass.id}/subjects/import`
  const packed = form({ file: new File([new Uint8Array(curriculum.bytes)], 'M.json'), choices: 'add' })
  const made = await led('POST', other, packed)
  expect(made.status).toBe(201)
  const [copy] = made.body.data.rows
  const [stored] = await admin.owner`
    select c.child_sentence from competence c join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    where cd.school_subject_id = ${copy.id} and c.child_sentence is not null`
  expect(stored?.childSentence).toBe('Ich rechne.')
})

test('short titles come with a file, go by no file without them, and are carried by a table and a curriculum', async () => {
  const fresh = await testSchool(admin.owner)
  const subject = fresh.schoolClass.mathematics
  const into = `/classes/${fresh.schoolClass.id}/subjects/import`
  const led = (method: string, at: string, body?: object) => ask(method, at, body, fresh.admin)
  const titlesIn = (subjectId: string) => admin.owner<{ description: string; shortTitle: string }[]>`
    select c.description, c.short_title from competence c
    join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
    where cd.school_subject_id = ${subjectId} and c.short_title is not null`
  const head = ['Fach,Mathematik', 'Kürzel,MAT', 'Farbe,#3d7dc8', 'Stufe,3']
  const file = (...rows: string[]) => new File([[...head, ...rows].join('\n')], 'M.csv')
  const [first] = (await led('GET', `/subjects/${subject.id}/content`)).body.data.domains
  const known = `${first.name},,${first.competences[0]}`
  const rows = ['Bereich,Symbol,Kompetenz,Satz für das Kind,Kurztitel', `${known},,Rechnen`]
  const previewed = await led('POST', `${into}/preview`, form({ file: file(...rows) }))
  expect(previewed.body.data.rows[0].lines).toMatchObject([
    { competence: first.competences[0], shortTitle: 'Rechnen', state: 'changed', like: null },
  ])
  const merge = (...lines: string[]) => led('POST', into, form({ file: file(...lines), choices: 'merge' }))
  expect((await merge(...rows)).status).toBe(201)
  const written = { description: first.competences[0], shortTitle: 'Rechnen' }
  expect([...(await titlesIn(subject.id))]).toEqual([written])
  // A file from before there were titles.
  expect((await merge('Bereich,Symbol,Kompetenz,Satz für das Kind', `${known},Ich rechne.`)).status).toBe(201)
  expect([...(await titlesIn(subject.id))]).toEqual([written])
  const table = await led('POST', '/subjects/export', { schoolSubjectIds: [subject.id] })
  const again = form({ file: new File([new Uint8Array(table.bytes)], 'M.xlsx') })
  expect((await led('POST', `${into}/preview`, again)).body.data.rows[0].state).toBe('known')
  const curriculum = await led('POST', '/subjects/export/case', { schoolSubjectIds: [subject.id] })
  const { CFItems: items } = JSON.parse(new TextDecoder().decode(new Uint8Array(curriculum.bytes)))
  const titles = (items as { fullStatement: string; CFItemType: string; abbreviatedStatement?: string }[]).flatMap(
    (item) =>
      item.CFItemType === 'Kompetenz' && item.abbreviatedStatement
        ? [[item.fullStatement, item.abbreviatedStatement]]
        : [],
  )
  expect(titles).toEqual([[first.competences[0], 'Rechnen']])
  const packed = form({ file: new File([new Uint8Array(curriculum.bytes)], 'M.json'), choices: 'add' })
  const made = await led('POST', `/classes/${fresh.secondClass.id}/subjects/import`, packed)
  expect([...(await titlesIn(made.body.data.rows[0].id))]).toEqual([written])
})

test('descriptions of levels go along with tables and packages, each on its own scale, and are shown before', async () => {
  const fresh = await testSchool(admin.owner)
  const subject = fresh.schoolClass.mathematics
  const into = `/classes/${fresh.schoolClass.id}/subjects/import`
  const led = (method: string, at: string, body?: object) => ask(method, at, body, fresh.admin)
  const levelsIn = async (subjectId: string) => [
    ...(await admin.owner<{ description: string; levels: string[] }[]>`
      select c.description, c.level_descriptions as levels from competence c
      join competence_domain cd on cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      where cd.school_subject_id = ${subjectId} and c.level_descriptions is not null order by c.position, c.id`),
  ]
  const head = ['Fach,Mathematik', 'Kürzel,MAT', 'Farbe,#3d7dc8', 'Stufe,3']
  const file = (...rows: string[]) => new File([[...head, ...rows].join('\n')], 'M.csv')
  const [first] = (await led('GET', `/subjects/${subject.id}/content`)).body.data.domains
  const [one, other] = first.competences
  const columns = 'Bereich,Symbol,Kompetenz,Satz für das Kind,Kurztitel'
  const levels = 'Stufe 1 von 2,Stufe 2 von 2,stufe 1 von 3,Stufe 3 von 3'
  const rows = [
    `${columns},${levels}`,
    `${first.name},,${one},,,mit Material,im Kopf,,`,
    `${first.name},,${other},,Kurz,,,zählt ab,rechnet`,
  ]
  const previewed = await led('POST', `${into}/preview`, form({ file: file(...rows) }))
  expect(previewed.body.data.rows[0].lines).toMatchObject([
    { competence: one, levelDescriptions: ['mit Material', 'im Kopf'], state: 'changed', like: null },
    { competence: other, shortTitle: 'Kurz', levelDescriptions: ['zählt ab', '', 'rechnet'], state: 'changed' },
  ])
  const merge = (...lines: string[]) => led('POST', into, form({ file: file(...lines), choices: 'merge' }))
  expect((await merge(...rows)).status).toBe(201)
  const written = [
    { description: one, levels: ['mit Material', 'im Kopf'] },
    { description: other, levels: ['zählt ab', '', 'rechnet'] },
  ]
  expect(await levelsIn(subject.id)).toEqual(written)
  // A file from before there were descriptions takes none away.
  expect((await merge(columns, `${first.name},,${one},Ich rechne.,`)).status).toBe(201)
  expect(await levelsIn(subject.id)).toEqual(written)

  const table = await led('POST', '/subjects/export', { schoolSubjectIds: [subject.id] })
  const again = form({ file: new File([new Uint8Array(table.bytes)], 'M.xlsx') })
  expect((await led('POST', `${into}/preview`, again)).body.data.rows[0].state).toBe('known')

  const curriculum = await led('POST', '/subjects/export/case', { schoolSubjectIds: [subject.id] })
  const text = new TextDecoder().decode(new Uint8Array(curriculum.bytes))
  const { CFRubrics: rubrics } = JSON.parse(text)
  expect(rubrics).toHaveLength(2)
  expect(rubrics[1].CFRubricCriteria[0].CFRubricCriterionLevels).toMatchObject([
    { description: 'zählt ab', position: 1, score: 1 },
    { position: 2 },
    { description: 'rechnet', position: 3, score: 3 },
  ])
  const packed = form({ file: new File([text], 'M.json'), choices: 'add' })
  const made = await led('POST', `/classes/${fresh.secondClass.id}/subjects/import`, packed)
  expect(await levelsIn(made.body.data.rows[0].id)).toEqual(written)
})

test('levels of two scales, of none, twice and too long are faults of their cells', async () => {
  const fresh = await testSchool(admin.owner)
  const at = `/classes/${fresh.schoolClass.id}/subjects/import/preview`
  const head = ['Fach,Werken', 'Kürzel,WK', 'Farbe,#3d7dc8', 'Stufe,3']
  const faultsOf = async (...rows: string[]) => {
    const file = new File([[...head, ...rows].join('\n')], 'W.csv')
    const { body } = await ask('POST', at, form({ file }), fresh.classTeacher)
    return [body.error, (body.details ?? []).map(({ path: where }: { path: string }) => where)]
  }
  const columns = 'Bereich,Symbol,Kompetenz,Satz für das Kind,Kurztitel'
  const fault = (...where: string[]) => ['IMPORT_FAILED', where.map((one) => `sheet.1.row.${one}`)]
  expect(await faultsOf(`${columns},Stufe 1 von 2,Stufe 1 von 3`, 'Holz,,sägt,,,eins,eins')).toEqual(
    fault('6.column.G'),
  )
  expect(await faultsOf(`${columns},Stufe 3 von 2`, 'Holz,,sägt,,,eins')).toEqual(fault('5.column.F'))
  expect(await faultsOf(`${columns},Stufe 1 von 2,Stufe 1 von 2`, 'Holz,,sägt')).toEqual(fault('5.column.G'))
  expect(await faultsOf(`${columns},Stufe 1 von 2`, `Holz,,sägt,,,${'x'.repeat(301)}`)).toEqual(fault('6.column.F'))
})
