import { expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import Ajv from 'ajv/dist/2019'
import addFormats from 'ajv-formats'
import { schoolAdminService } from '../../../app'
import { bytesOf, casePackage, fixture } from './testing/curriculum-files'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })
const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string, more = {}) =>
  form({ file: new File([bytes], name), ...more })
const inClass = `/classes/${school.secondClass.id}/subjects/import`
const contentOf = async (id: string) => (await ask('GET', `/subjects/${id}/content`, undefined, school.admin)).body.data
const exported = (schoolSubjectIds: readonly string[], more = {}, person?: TestPerson) =>
  ask('POST', '/subjects/export/case', { schoolSubjectIds, ...more }, person)
const newest = async (person?: TestPerson) =>
  (await ask('GET', '/subjects/changes?limit=1', undefined, person)).body.data.rows[0]

test('the curriculum of a Land is shown, imported into the templates and undone as a whole', async () => {
  const path = '/subjects/template/import'
  const sent = async (more = {}) => fileOf(await fixture('sachunterricht.rlp.xml'), 'su.xml', more)
  const listed = async () =>
    (await ask('GET', '/tenants/current/subjects/template', undefined, school.admin)).body.data.count
  const before = await listed()
  const { data } = (await ask('POST', `${path}/preview`, await sent(), school.admin)).body
  expect(data.reading).toMatchObject({ subjectDepth: 0, competenceDepth: 3, schoolLevels: [1, 2, 3, 4] })
  expect(data.rows.map(({ name, schoolLevel, state }: Record<string, unknown>) => [name, schoolLevel, state])).toEqual(
    [1, 2, 3, 4].map((level) => ['Sachunterricht', level, 'new']),
  )
  expect(await listed()).toBe(before)
  const choice = { subjectDepth: '0', competenceDepth: '3', schoolLevel: '3', choices: 'add' }
  const made = await ask('POST', path, await sent(choice), school.admin)
  expect([made.status, made.body.data.count]).toEqual([201, 1])
  const [{ id }] = made.body.data.rows
  const content = await contentOf(id)
  expect(content).toMatchObject({ name: 'Sachunterricht', abbreviation: 'SA', schoolLevel: 3 })
  expect(content.domains).toHaveLength(16)
  expect(await listed()).toBe(before + 1)
  const again = (await ask('POST', `${path}/preview`, await sent(choice), school.admin)).body
  expect(again.error).toBe('VALIDATION_FAILED')
  const { choices: _, ...reading } = choice
  expect((await ask('POST', `${path}/preview`, await sent(reading), school.admin)).body.data.rows[0].state).toBe(
    'known',
  )
  const change = await newest(school.admin)
  expect((await ask('POST', `/subjects/changes/${change.id}/undo`, undefined, school.admin)).status).toBe(200)
  expect(await listed()).toBe(before)
})

test('a package of CASE goes into a class at its level, and a fault names the item', async () => {
  const file = casePackage([
    { id: 'a', above: 'd', text: 'Malen', more: { humanCodingScheme: 'M' } },
    { id: 'b', above: 'a', text: 'mischt Farben' },
  ])
  const { data } = (await ask('POST', `${inClass}/preview`, fileOf(bytesOf(file), 'Kunst.json'))).body
  const { schoolLevel } = (await ask('GET', '/classes')).body.data.rows.find(
    ({ id }: { id: string }) => id === school.secondClass.id,
  )
  expect(data.rows).toMatchObject([
    {
      name: 'Kunst',
      abbreviation: 'KU',
      schoolLevel,
      state: 'new',
      domains: [{ name: 'Malen', symbol: 'M', competences: ['mischt Farben'] }],
    },
  ])
  const broken = file.replace('mischt Farben', 'x'.repeat(1001))
  const refused = (await ask('POST', inClass, fileOf(bytesOf(broken), 'Kunst.json'))).body
  expect([refused.error, refused.details]).toEqual([
    'IMPORT_FAILED',
    [{ path: 'item.b.line.13', message: 'Eintrag b, Zeile 13: Der Text ist zu lang.' }],
  ])
})

test('a merge leaves colour and abbreviation that the file does not tell', async () => {
  const { german } = school.schoolClass
  const path = `/classes/${school.schoolClass.id}/subjects/import`
  const known = await contentOf(german.id)
  const file = casePackage([
    { id: 'a', above: 'd', text: known.domains[0].name },
    { id: 'b', above: 'a', text: 'liest Gedichte vor' },
  ]).replace('"title": "Kunst"', '"title": "Deutsch"')
  const { data } = (await ask('POST', `${path}/preview`, fileOf(bytesOf(file), 'Deutsch.json'))).body
  expect(data.rows[0]).toMatchObject({ state: 'changed', like: { id: german.id }, fields: [] })
  const merged = await ask('POST', path, fileOf(bytesOf(file), 'Deutsch.json', { choices: 'merge' }))
  expect(merged.status).toBe(201)
  const { abbreviation, color } = await contentOf(german.id)
  expect({ abbreviation, color }).toEqual({ abbreviation: known.abbreviation, color: known.color })
})

const validator = new Ajv({ strict: false })
addFormats(validator)
const isPackage = validator.compile(
  await Bun.file(new URL('./fixture/cfpackage-1.1.schema.json', import.meta.url)).json(),
)

/** A subject with everything that an export has to keep. */
const unusual = async (): Promise<string> => {
  const subject = { name: 'Übung [a]: "b"', abbreviation: 'ÜB/2', color: '#Aa3377', schoolLevel: 0 }
  const domains = [
    { name: 'Singen', symbol: '1.2', competences: ['=1+1', 'hört zu\nund fragt', 'x'.repeat(1000)] },
    { name: 'Leer', symbol: null, competences: [] },
    { name: 'Singen', symbol: '1.2', competences: ['zum zweiten Mal'] },
    { name: 'y'.repeat(255), symbol: 'z'.repeat(20), competences: ['Straße 漢字 😀'] },
  ]
  return (await ask('POST', `/classes/${school.schoolClass.id}/subjects`, { ...subject, domains })).body.data.id
}

test('subjects are exported as CASE 1.1 that keeps to its schema, and imported again unchanged', async () => {
  const empty = { name: 'Leer', abbreviation: 'L', color: '#000000', schoolLevel: 20 }
  const bare = (await ask('POST', `/classes/${school.schoolClass.id}/subjects`, empty)).body.data.id
  const ids = [await unusual(), school.schoolClass.mathematics.id, bare]
  const file = await exported(ids, { licence: 'CC-BY-4.0' })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain('Fächer.case.json')
  const content = JSON.parse(new TextDecoder().decode(file.bytes))
  expect([isPackage(content), isPackage.errors]).toEqual([true, null])
  expect(content.CFDocument).toMatchObject({
    caseVersion: '1.1',
    title: 'Fächer',
    licenseURI: { title: 'CC BY 4.0' },
    creator: content.CFDocument.publisher,
  })
  const identifiers = [...content.CFItems, ...content.CFAssociations, ...content.CFDefinitions.CFItemTypes].map(
    ({ identifier }: { identifier: string }) => identifier,
  )
  expect(new Set(identifiers).size).toBe(identifiers.length)
  // CASE takes versions 1 to 5 alone.
  for (const identifier of identifiers) expect(identifier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab]/)
  const preview = await ask('POST', `${inClass}/preview`, fileOf(new Uint8Array(file.bytes), 'Fächer.case.json'))
  expect(preview.body.data.reading).toMatchObject({ subjectDepth: 1, competenceDepth: 3, licence: 'CC BY 4.0' })
  const taken = await ask('POST', inClass, fileOf(new Uint8Array(file.bytes), 'Fächer.case.json'))
  expect(taken.status).toBe(201)
  const made = taken.body.data.rows.map(({ id }: { id: string }) => id)
  expect(await Promise.all(made.map(contentOf))).toEqual(await Promise.all(ids.map(contentOf)))
  const audited = await admin.owner`
    select entity_id from audit_entry where action = 'subject.export' and user_id = ${school.classTeacher.userId}`
  expect(audited.map(({ entityId }) => entityId).toSorted()).toEqual(ids.toSorted())
})

test('an item has the same identifier in every export, and only what one sees is exported', async () => {
  const { german, mathematics } = school.schoolClass
  const itemsOf = async (ids: readonly string[]) =>
    JSON.parse(new TextDecoder().decode((await exported(ids)).bytes)).CFItems.map(
      ({ identifier, uri }: Record<string, string>) => [identifier, uri],
    )
  const alone = await itemsOf([german.id])
  expect((await itemsOf([mathematics.id, german.id])).slice(-alone.length)).toEqual(alone)
  expect((await exported([german.id, mathematics.id], {}, school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  const name = (await exported([german.id], {}, school.subjectTeacher)).headers.get('content-disposition')
  expect(name).toContain('Deutsch.case.json')
  expect((await exported([german.id], { licence: 'mine' })).body.error).toBe('VALIDATION_FAILED')
})

test('a subject without anything below, and one with an empty domain, survive alone', async () => {
  const make = async (domains: object[]) =>
    (
      await ask('POST', `/classes/${school.schoolClass.id}/subjects`, {
        name: 'Allein',
        abbreviation: 'A',
        color: '#000000',
        domains,
      })
    ).body.data.id
  for (const id of [await make([]), await make([{ name: 'Leer', competences: [] }])]) {
    const file = new Uint8Array((await exported([id])).bytes)
    const { rows } = (await ask('POST', inClass, fileOf(file, 'Allein.json'))).body.data
    expect(await contentOf(rows[0].id)).toEqual(await contentOf(id))
  }
})
