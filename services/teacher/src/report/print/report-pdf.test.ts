import { afterAll, expect, test } from 'bun:test'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import type { Answer } from '@lernspur/testing/service-under-test'
import { testSchool } from '@lernspur/testing/test-school'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { teacherService } from '../../app'

const teacher = await serviceForFile('teacher', teacherService)
const school = await testSchool(teacher.owner)
const { schoolClass } = school
await teacher.ask(school.classTeacher, {
  method: 'POST',
  path: '/observations-v2',
  body: {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[3],
  },
})
const created = await teacher.ask(school.classTeacher, {
  method: 'POST',
  path: `/classes/${schoolClass.id}/reports/bulk`,
  body: { name: 'Zeugnis', calculationMethod: 'allEntries', studentIds: [schoolClass.students[0].id] },
})
const path = `/reports/${created.body.data.rows[0].id}`
await teacher.ask(school.classTeacher, {
  method: 'PATCH',
  path: `${path}/comment`,
  body: { summaryComment: 'Äneas übt fleißig und größtenteils selbstständig.' },
})
afterAll(closeReportWorker)

/** Without spaces and hyphens, because line breaks vary. */
const squeezed = (text: string) => text.replace(/[\s­-]+/g, '')
const textOf = async ({ bytes }: Answer) => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return squeezed(text)
}
const print = (person = school.classTeacher) => teacher.ask(person, { method: 'GET', path: `${path}/pdf` })

test('contains the student, every competence with its level, the comment and the page numbers', async () => {
  const answer = await print()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.bytes.length).toBeLessThan(300_000)
  const audited = await teacher.owner`
    select entity_id from audit_entry where action = 'report.print' and user_id = ${school.classTeacher.userId}`
  expect([...audited]).toEqual([{ entityId: created.body.data.rows[0].id }])
  const text = await textOf(answer)
  const { german, mathematics } = school.schoolClass
  for (const expected of [
    'Äneas Müller-1',
    school.name,
    ...[german, mathematics].flatMap(({ name }) => [1, 2, 3, 4].map((index) => `${name}: Kompetenz ${index}`)),
    'Stufe 4',
    'noch nicht beobachtet',
    'Äneas übt fleißig und größtenteils selbstständig.',
    'Seite 1 von',
  ]) {
    expect(text).toContain(squeezed(expected))
  }
}, 30_000)

test('omits what a teacher of one subject may not see', async () => {
  const text = await textOf(await print(school.subjectTeacher))
  expect(text).toContain('Deutsch')
  expect(text).not.toContain('Mathematik')
}, 30_000)

test('shows logo and layout of the school as they were when the report was created', async () => {
  const { tenantId, schoolClass, classTeacher } = school
  const pixels = crypto.getRandomValues(new Uint8Array(64 * 64 * 3))
  const noise = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(noise)], 'Logo.png'))
  const level = `/performance-visuals/${schoolClass.visual.id}/performance-levels/${schoolClass.visual.levelIds[0]}`
  await teacher.ask(classTeacher, { method: 'PUT', path: level, body: form })
  // The file of a level becomes that of the school, which another service stores.
  const [file] = await teacher.owner<{ id: string }[]>`
    update performance_level pl set picture_file_id = null, is_frontend_picture = true, picture_path = null
    from performance_level old_pl
    where pl.id = old_pl.id and pl.id = ${schoolClass.visual.levelIds[0]} returning old_pl.picture_file_id as id`
  const layout = { signers: ['headOfSchool'], showsUnobserved: false }
  await teacher.owner`
    update tenant set logo = ${`/api/files/${file?.id}`}, report_layout = ${teacher.owner.json(layout)}
    where id = ${tenantId}`
  const report = { name: 'Mit Logo', calculationMethod: 'allEntries', studentIds: [schoolClass.students[0].id] }
  const made = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body: report,
  })
  // A report from before keeps its head; what is tried for the next ones has the logo.
  const tried = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `${path}/preview`,
    body: { signers: [], showsUnobserved: true },
  })
  expect(tried.bytes.length).toBeGreaterThan((await print()).bytes.length + pixels.length / 2)
  await teacher.owner`update tenant set logo = null, report_layout = null where id = ${tenantId}`
  const printed = await teacher.ask(classTeacher, { method: 'GET', path: `/reports/${made.body.data.rows[0].id}/pdf` })
  expect(printed.bytes.length).toBeGreaterThan((await print()).bytes.length + pixels.length / 2)
  const text = await textOf(printed)
  expect(text).toContain('Schulleitung')
  expect(text).not.toContain('Erziehungsberechtigte')
  expect(text).toContain(squeezed('Deutsch: Kompetenz 1'))
  expect(text).not.toContain(squeezed('Deutsch: Kompetenz 2'))
  expect(text).not.toContain(squeezed('keine Kompetenzen erfasst'))
  expect(text).toContain(squeezed('In diesem Fach wurde noch keine Kompetenz beobachtet.'))
  expect(made.body.data.rows[0]).toMatchObject({ layout, schoolName: school.name, schoolClassName: schoolClass.name })
}, 30_000)

test('shows uploaded pictures as they were when the report was created', async () => {
  const { schoolClass, classTeacher } = school
  const size = (await print()).bytes.length
  const pixels = crypto.getRandomValues(new Uint8Array(64 * 64 * 3))
  const noise = await sharp(pixels, { raw: { width: 64, height: 64, channels: 3 } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(noise)], 'Bild.png'))
  const { visual } = schoolClass
  const level = `/performance-visuals/${visual.id}/performance-levels/${visual.levelIds[3]}`
  expect((await teacher.ask(classTeacher, { method: 'PUT', path: level, body: form })).status).toBe(200)
  expect((await print()).bytes.length).toBeLessThan(size + 1000)
  const body = { name: 'Danach', calculationMethod: 'allEntries', studentIds: [schoolClass.students[0].id] }
  const made = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClass.id}/reports/bulk`,
    body,
  })
  const printed = await teacher.ask(classTeacher, { method: 'GET', path: `/reports/${made.body.data.rows[0].id}/pdf` })
  expect(printed.bytes.length).toBeGreaterThan(size + pixels.length / 2)
}, 30_000)

test('a report can be tried in another layout, with what the caller may see, and stays as it is', async () => {
  const preview = (person = school.classTeacher) =>
    teacher.ask(person, {
      method: 'POST',
      path: `${path}/preview`,
      body: { signers: ['guardians'], showsUnobserved: false, form: 'child' },
    })
  const tried = await textOf(await preview())
  expect(tried).toContain('Dasgelingtschon')
  expect(tried).toContain('Erziehungsberechtigte')
  expect(tried).not.toContain('Schulleitung')
  expect(await textOf(await preview(school.subjectTeacher))).not.toContain('Mathematik')
  expect(await textOf(await print())).toContain('Schulleitung')
}, 30_000)

test('for the child a report speaks in the sentences that its competences had when it was created (rule print.14)', async () => {
  const { german, id: schoolClassId } = school.schoolClass
  const say = (sentence: string) => teacher.owner`
    update competence set child_sentence = ${sentence} where id = ${german.competenceIds[0] ?? null}`
  await say('Ich kann das.')
  const body = { name: 'Für das Kind', calculationMethod: 'latestEntries', studentIds: [schoolClass.students[0].id] }
  const made = await teacher.ask(school.classTeacher, {
    method: 'POST',
    path: `/classes/${schoolClassId}/reports/bulk`,
    body,
  })
  await say('Ich kann das nicht.')
  const [{ id }] = made.body.data.rows
  const forChild = await textOf(
    await teacher.ask(school.classTeacher, { method: 'GET', path: `/reports/${id}/pdf?reportForm=child` }),
  )
  expect(forChild).toContain(squeezed('Das kann ich schon – Für das Kind'))
  expect(forChild).toContain(squeezed('Ich kann das.'))
  expect(forChild).not.toContain(squeezed('Deutsch: Kompetenz 1'))
}, 30_000)

test('speaks the language of the school whoever prints it, and another one only where that is chosen (rule print.10)', async () => {
  const inEnglish = { 'accept-language': 'en' }
  const printed = async (query: string, headers = inEnglish) =>
    textOf(await teacher.ask(school.classTeacher, { method: 'GET', path: `${path}/pdf${query}`, headers }))
  const own = await printed('')
  expect(own).toContain('Zeitraum')
  expect(own).not.toContain('Period')
  expect(await printed('?language=en')).toContain('Period')
  expect(await printed('?language=en', { 'accept-language': 'de' })).toContain('Period')
  const page = await teacher.ask(school.classTeacher, { method: 'GET', path: `${path}/page`, headers: inEnglish })
  expect(new TextDecoder().decode(page.bytes)).toContain('<html lang="de"')
  const refused = await teacher.ask(school.classTeacher, { method: 'GET', path: `${path}/pdf?language=fr` })
  expect(refused.body.error).toBe('INVALID_PARAMETERS')
}, 30_000)

test('has a form for the child beside it, in which no head of school signs (rule print.11)', async () => {
  const printed = async (query: string, person = school.classTeacher) =>
    textOf(await teacher.ask(person, { method: 'GET', path: `${path}/pdf${query}` }))
  const own = await printed('')
  expect(own).toContain('Schulleitung')
  const forChild = await printed('?reportForm=child')
  // No competence has a sentence of the child's own, so nothing speaks as the child.
  expect(forChild).toContain(squeezed('Das gelingt schon'))
  expect(forChild).not.toContain(squeezed('Das kann ich'))
  expect(forChild).not.toContain('Schulleitung')
  expect(forChild).toContain('Klassenleitung')
  expect(await printed('?reportForm=child', school.subjectTeacher)).not.toContain('Mathematik')
}, 30_000)
