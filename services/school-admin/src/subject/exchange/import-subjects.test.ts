import { describe, expect, test } from 'bun:test'
import { form } from '@lernspur/testing/form'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method, path, ...(body && { body }) })

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'Fächer.xlsx'): FormData =>
  form({ file: new File([bytes], name) })
const send = (sent: FormData, person?: TestPerson, part = '') =>
  ask('POST', `/classes/${school.secondClass.id}/subjects/import${part}`, sent, person)

/** Contents of subjects as stored, in order. */
const contentsOf = async (ids: readonly string[]) => [
  ...(await admin.owner`
    select ss.name, ss.abbreviation, ss.color, ss.school_level, array(
      select jsonb_build_array(cd.name, cd.symbol, array(
        select c.description from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id
        order by c.position, c.id))
      from competence_domain cd where cd.tenant_id = ss.tenant_id and cd.school_subject_id = ss.id
      order by cd.position, cd.id) as domains
    from school_subject ss join unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) on wanted.id = ss.id
    order by wanted.place`),
]

const music = { name: 'Musik', abbreviation: 'MU', color: '#Aa3377', schoolLevel: 0 }
const strange = { name: '=1+1 Übung [a]: b/c?', abbreviation: '@', color: '#000000', schoolLevel: 20 }

/**
 * A subject with domains; without competences, with adjacent domains of the same name, with texts that look like
 * formulas.
 */
const unusual = async (input: object): Promise<string> => {
  const { id } = (await ask('POST', `/classes/${school.schoolClass.id}/subjects`, input)).body.data
  const domain = async (name: string, symbol: string | null, competences: string[]) => {
    const path = `/classes/subjects/${id}/competence-domains`
    const made = (await ask('POST', path, { name, symbol })).body.data
    for (const description of competences)
      await ask('POST', `/competence-domains/${made.id}/competences`, { description })
  }
  await domain('Singen', '1.2', ['=HYPERLINK("http://x.example")', '+49', '-1', '@home', "'quoted", '007', '1e5'])
  await domain('Leer', null, [])
  await domain('Singen', '1.2', ['zum zweiten Mal'])
  await domain('Hören', '♫', [
    'hört „genau“ hin\nund fragt; nach, "immer"',
    'liest\r\nund schreibt',
    '_x0041_ & <b>',
    'Straße 漢字 😀',
    'TRUE',
    '3/4',
  ])
  await domain('Hören', '♫', ['wieder von vorn', 'wieder von vorn'])
  await domain('Bereich', 'Symbol', ['Kompetenz', 'x'.repeat(1000)])
  return id
}

test('an exported class can be imported into another unchanged', async () => {
  const ids = [await unusual(strange), school.schoolClass.mathematics.id, await unusual(music)]
  ids.push(school.schoolClass.german.id, await unusual(music))
  const file = await ask('POST', '/subjects/export', { schoolSubjectIds: ids })
  const sent = () => fileOf(new Uint8Array(file.bytes))
  const preview = await send(sent(), undefined, '/preview')
  expect(preview.body.data.rows.map(({ name }: { name: string }) => name)).toEqual([
    strange.name,
    'Mathematik',
    'Musik',
    'Deutsch',
    'Musik',
  ])
  const taken = await send(sent())
  expect(taken.status).toBe(201)
  const { rows, count } = taken.body.data
  expect(count).toBe(5)
  for (const row of rows) expect(row).toMatchObject({ schoolClassId: school.secondClass.id, originId: null })
  expect(await contentsOf(rows.map(({ id }: { id: string }) => id))).toEqual(await contentsOf(ids))
  const students = await ask('GET', `/subjects/${rows[0].id}/students`)
  expect(students.body.data.count).toBe(3)
})

const csv = (lines: readonly string[], delimiter = ',', end = '\n') =>
  lines.map((line) => line.replaceAll('|', delimiter)).join(end)
const table = ['Fach|Kunst', 'Kürzel|KU', 'Farbe|#aa3377', 'Stufe|3', '', 'Bereich|Symbol|Kompetenz']

describe('a CSV file is accepted as well', () => {
  test.each([
    ['Vorschule', 0],
    ['vorschule ', 0],
    ['0', 0],
    ['1', 1],
  ])('with the level %j', async (level, schoolLevel) => {
    const lines = table.map((line) => line.replace('Stufe|3', `Stufe|${level}`))
    const { data } = (await send(fileOf(csv(lines), 'Kunst.csv'), undefined, '/preview')).body
    expect(data.rows[0].schoolLevel).toBe(schoolLevel)
  })

  test.each([
    [',', '\n'],
    [';', '\r\n'],
    ['\t', '\r'],
  ])('with %j and %j', async (delimiter, end) => {
    const lines = [...table, 'Malen|||', '"Dru""cken"|A|"=1+1', 'zweite Zeile"', '| | ', 'Malen||mischt Farben', '']
    const { data } = (await send(fileOf(csv(lines, delimiter, end), 'Kunst.csv'), undefined, '/preview')).body
    expect(data.rows).toMatchObject([
      {
        name: 'Kunst',
        abbreviation: 'KU',
        color: '#aa3377',
        schoolLevel: 3,
        domains: [
          { name: 'Malen', symbol: null, competences: [] },
          { name: 'Dru"cken', symbol: 'A', competences: ['=1+1\nzweite Zeile'] },
          { name: 'Malen', symbol: null, competences: ['mischt Farben'] },
        ],
      },
    ])
  })

  test('with a byte order mark, spaces, other order, other case and decomposed umlauts', async () => {
    const lines = ['farbe|#aa3377', ' STUFE | 3 ', 'Ku\u0308rzel|KU', 'Fach|Kunst', 'bereich|symbol|kompetenz']
    const { data } = (await send(fileOf(`\ufeff${csv(lines)}`, 'Kunst.csv'), undefined, '/preview')).body
    expect(data.rows).toMatchObject([{ name: 'Kunst', schoolLevel: 3, domains: [] }])
  })
})

test('a preview writes nothing, and an import is written once for a key', async () => {
  const count = async () => (await ask('GET', '/subjects')).body.data.count
  const before = await count()
  const sent = () => fileOf(csv(table), 'Kunst.csv')
  expect((await send(sent(), undefined, '/preview')).status).toBe(200)
  expect(await count()).toBe(before)
  const path = `/classes/${school.secondClass.id}/subjects/import`
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const twice = await Promise.all(
    [1, 2].map(() => admin.ask(school.classTeacher, { method: 'POST', path, body: sent(), headers })),
  )
  expect(twice.map(({ body }) => body.data.rows[0].id)).toEqual([
    twice[0]?.body.data.rows[0].id,
    twice[0]?.body.data.rows[0].id,
  ])
  expect(await count()).toBe(before + 1)
})

test('requires the right to manage competences', async () => {
  const own = await testSchool(admin.owner)
  const path = `/classes/${own.schoolClass.id}/subjects/import`
  const sent = () => fileOf(csv(table), 'Kunst.csv')
  expect((await ask('POST', path, sent(), own.subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
  expect((await ask('POST', `${path}/preview`, sent(), own.subjectTeacher)).body.error).toBe('NO_PERMISSION')
  expect((await ask('POST', path, sent(), own.outsider)).body.error).toBe('NOT_FOUND')
  expect((await ask('POST', path, sent(), (await otherSchool(admin.owner)).admin)).body.error).toBe('NOT_FOUND')
  await admin.owner`update class_access_right set can_manage_competences = true where tenant_id = ${own.tenantId}`
  expect((await ask('POST', path, sent(), own.subjectTeacher)).status).toBe(201)
  expect((await ask('GET', '/subjects', undefined, own.subjectTeacher)).body.data.count).toBe(2)
})
