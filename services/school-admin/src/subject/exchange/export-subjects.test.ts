import { expect, test } from 'bun:test'
import { read, utils } from '@e965/xlsx'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)

const ask = (path: string, body: object, person: TestPerson = school.classTeacher) =>
  admin.ask(person, { method: 'POST', path, body })
const exported = (schoolSubjectIds: string[], person?: TestPerson) =>
  ask('/subjects/export', { schoolSubjectIds }, person)

test('a subject becomes a sheet with header block, domains and competences', async () => {
  const file = await exported([school.schoolClass.german.id])
  expect([file.status, file.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ])
  expect(file.headers.get('content-disposition')).toContain('Deutsch.xlsx')
  const audited = await admin.owner`
    select entity_id from audit_entry where action = 'subject.export' and user_id = ${school.classTeacher.userId}`
  expect([...audited]).toEqual([{ entityId: school.schoolClass.german.id }])
  const { SheetNames, Sheets } = read(file.bytes)
  expect(SheetNames).toEqual(['Deutsch'])
  expect(utils.sheet_to_json(Sheets.Deutsch ?? {}, { header: 1, defval: '' })).toEqual([
    ['Fach', 'Deutsch', '', '', ''],
    ['Kürzel', 'DEU', '', '', ''],
    ['Farbe', '#c8553d', '', '', ''],
    ['Stufe', 3, '', '', ''],
    ['', '', '', '', ''],
    ['Bereich', 'Symbol', 'Kompetenz', 'Satz für das Kind', 'Kurztitel'],
    ['Deutsch: Bereich 1', '', 'Deutsch: Kompetenz 1', '', ''],
    ['Deutsch: Bereich 1', '', 'Deutsch: Kompetenz 2', '', ''],
    ['Deutsch: Bereich 2', '', 'Deutsch: Kompetenz 3', '', ''],
    ['Deutsch: Bereich 2', '', 'Deutsch: Kompetenz 4', '', ''],
  ])
})

test('sheets have valid names, and texts are never formulas', async () => {
  const name = `=1+1 [a]: b/c? ${'lang '.repeat(10)}`
  const made = async () =>
    (await ask(`/classes/${school.schoolClass.id}/subjects`, { name, abbreviation: 'F', color: '#000000' })).body.data
      .id
  const { SheetNames, Sheets } = read((await exported([await made(), await made()])).bytes)
  expect(new Set(SheetNames).size).toBe(2)
  for (const sheet of SheetNames) {
    expect(sheet.length).toBeLessThanOrEqual(31)
    expect(Sheets[sheet]?.B1).toMatchObject({ t: 's', v: name.trim() })
    expect(Sheets[sheet]?.B1?.f).toBeUndefined()
  }
})

test.each([
  ['History', 'Fach History'],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
])('the subject %s gets a sheet of a valid name', async (name, sheet) => {
  const body = { name, abbreviation: 'F', color: '#000000' }
  const { id } = (await ask(`/classes/${school.schoolClass.id}/subjects`, body)).body.data
  const { SheetNames, Sheets } = read((await exported([id])).bytes)
  expect([SheetNames, Sheets[sheet]?.B1?.v]).toEqual([[sheet], name])
})

test('the level of pre-school is exported by its name', async () => {
  const body = { name: 'Spielen', abbreviation: 'SP', color: '#000000', schoolLevel: 0 }
  const { id } = (await ask(`/classes/${school.schoolClass.id}/subjects`, body)).body.data
  const { Sheets } = read((await exported([id])).bytes)
  expect([Sheets.Spielen?.A4?.v, Sheets.Spielen?.B4?.v]).toEqual(['Stufe', 'Vorschule'])
})

test('text that looks like a formula is stored as text', async () => {
  const { id } = (
    await ask(`/classes/${school.schoolClass.id}/subjects`, { name: '=1+1', abbreviation: '+1', color: '#000000' })
  ).body.data
  const path = `/classes/subjects/${id}/competence-domains`
  const domain = (await ask(path, { name: '-1', symbol: '@A1' })).body.data
  await ask(`/competence-domains/${domain.id}/competences`, { description: '=HYPERLINK("http://x.example";"x")' })
  const { Sheets } = read((await exported([id])).bytes, { cellNF: true })
  const cells = ['B1', 'B2', 'A7', 'B7', 'C7'].map((cell) => Sheets['=1+1']?.[cell])
  expect(cells.map(({ t, v, f, z }) => [t, v, f, z])).toEqual([
    ['s', '=1+1', undefined, '@'],
    ['s', '+1', undefined, '@'],
    ['s', '-1', undefined, '@'],
    ['s', '@A1', undefined, '@'],
    ['s', '=HYPERLINK("http://x.example";"x")', undefined, '@'],
  ])
})

test('hidden subjects and those of other schools are not exported', async () => {
  const { german, mathematics } = school.schoolClass
  expect((await exported([german.id, mathematics.id], school.subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await exported([german.id], school.subjectTeacher)).status).toBe(200)
  expect((await exported([german.id], (await otherSchool(admin.owner)).admin)).body.error).toBe('NOT_FOUND')
  expect((await exported([])).body.error).toBe('VALIDATION_FAILED')
})
