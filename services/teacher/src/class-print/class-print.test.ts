import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { read, utils } from '@e965/xlsx'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { extractText } from 'unpdf'
import { teacherService } from '../app'

setDefaultTimeout(60_000)
const teacher = await serviceForFile('teacher', teacherService)
afterAll(closeReportWorker)

const printed = async (person: TestPerson, path: string) => {
  const { status, bytes, headers } = await teacher.ask(person, { method: 'GET', path })
  const text = status === 200 ? (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, ' ') : ''
  return { status, text, name: decodeURIComponent(headers.get('content-disposition') ?? '') }
}

test('a class is listed by first or by last name, for whoever sees it (rule print.7)', async () => {
  const { schoolClass, classTeacher, subjectTeacher, outsider } = await newSchool()
  const path = `/classes/${schoolClass.id}/class-list`
  const [byFirst, byLast] = [await printed(classTeacher, path), await printed(subjectTeacher, `${path}?order=lastName`)]
  const positions = (text: string, visible: (one: { firstName: string; lastName: string }) => string) =>
    schoolClass.students.map((student) => text.indexOf(visible(student)))
  const first = positions(byFirst.text, ({ firstName, lastName }) => `${firstName} ${lastName}`)
  const last = positions(byLast.text, ({ firstName, lastName }) => `${lastName}, ${firstName}`)
  expect(Math.min(...first, ...last)).toBeGreaterThan(-1)
  const sorted = (key: 'firstName' | 'lastName') =>
    schoolClass.students.toSorted((a, b) => a[key].localeCompare(b[key], 'de')).map(({ id }) => id)
  const inPrint = (found: number[]) =>
    schoolClass.students
      .toSorted((a, b) => (found[positionOf(a)] ?? 0) - (found[positionOf(b)] ?? 0))
      .map(({ id }) => id)
  const positionOf = ({ id }: { id: string }) => schoolClass.students.findIndex((one) => one.id === id)
  expect(inPrint(first)).toEqual(sorted('firstName'))
  expect(inPrint(last)).toEqual(sorted('lastName'))
  expect((await printed(outsider, path)).status).toBe(404)
})

test('the observation sheet of a subject is for whoever sees the subject, with those who take part', async () => {
  const { schoolClass, classTeacher, subjectTeacher, outsider, tenantId } = await newSchool()
  const sheet = (subject: 'german' | 'mathematics') =>
    `/classes/${schoolClass.id}/subjects/${schoolClass[subject].id}/observation-sheet`
  const [left] = schoolClass.students
  await teacher.owner`
    delete from student_subject_relation
    where tenant_id = ${tenantId} and student_id = ${left.id} and school_subject_id = ${schoolClass.german.id}`
  const { text, name } = await printed(subjectTeacher, sheet('german'))
  expect(name).toContain('Beobachtungsbogen Deutsch')
  expect(text).not.toContain(`${left.firstName} ${left.lastName}`)
  for (const { firstName, lastName } of schoolClass.students.slice(1))
    expect(text).toContain(`${firstName} ${lastName}`)
  const competences = await teacher.owner<{ description: string }[]>`
    select description from competence where tenant_id = ${tenantId}
      and id = any(${[...schoolClass.german.competenceIds]}::uuid[])`
  for (const { description } of competences) expect(text).toContain(description)
  expect((await printed(classTeacher, sheet('mathematics'))).status).toBe(200)
  for (const person of [subjectTeacher, outsider])
    expect((await printed(person, sheet('mathematics'))).status).toBe(404)
  const log = await teacher.owner`select from audit_entry where tenant_id = ${tenantId} and action = 'subject.print'`
  expect(log).toHaveLength(2)
})

const newSchool = async () => {
  const school = await testSchool(teacher.owner)
  const { admin: outsider } = await otherSchool(teacher.owner)
  return { ...school, outsider }
}

test('the lists of all active classes of a year are one file, for whoever leads the school (rule print.13)', async () => {
  const { schoolClass, secondClass, year, manager, classTeacher, tenantId } = await newSchool()
  const path = `/class-lists?schoolYearId=${year.id}`
  const [mia] = schoolClass.students
  await teacher.owner`
    update student set birth_date = '2018-03-01' where tenant_id = ${tenantId} and id = ${mia.id}`
  const { text, name } = await printed(manager, `${path}&form=pdf&order=lastName`)
  expect(name).toContain('Klassenlisten')
  for (const { firstName, lastName } of [...schoolClass.students, ...secondClass.students])
    expect(text).toContain(`${lastName}, ${firstName}`)
  const { bytes } = await teacher.ask(manager, { method: 'GET', path: `${path}&form=xlsx` })
  const book = read(bytes)
  expect(book.SheetNames).toEqual(['Klasse 3a', 'Klasse 3b'])
  const rows = utils.sheet_to_json<string[]>(book.Sheets['Klasse 3a'] ?? {}, { header: 1 })
  expect(rows[0]).toEqual(['Nr.', 'Nachname', 'Vorname', 'Geburtsdatum'])
  expect(
    rows
      .slice(1)
      .map(([, last, first]) => `${first} ${last}`)
      .toSorted(),
  ).toEqual(schoolClass.students.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted())
  expect(rows.find(([, last, first]) => last === mia.lastName && first === mia.firstName)?.[3]).toBe('2018-03-01')
  expect((await printed(classTeacher, `${path}&form=pdf`)).status).toBe(403)
  const other = await otherSchool(teacher.owner)
  expect((await printed(other.manager, `${path}&form=pdf`)).status).toBe(404)
  await teacher.owner`
    update school_class set is_active = false where tenant_id = ${tenantId} and id = ${secondClass.id}`
  const left = await teacher.ask(manager, { method: 'GET', path: `${path}&form=xlsx` })
  expect(read(left.bytes).SheetNames).toEqual(['Klasse 3a'])
})
