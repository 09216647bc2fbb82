// Long because each of its tests needs the school with a form and a report that stand at its head.
import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { FormContent, FormGrade } from '@lernspur/contracts/official-form/form-content'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { closeReportWorker } from '@lernspur/documents/render-report'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { type TestPerson, testSchool } from '@lernspur/testing/test-school'
import { strFromU8, unzipSync } from 'fflate'
import { extractText } from 'unpdf'
import { teacherService } from '../../app'

setDefaultTimeout(60_000)
const teacher = await serviceForFile('teacher', teacherService)
afterAll(closeReportWorker)

const content = (label = 'Arbeitsverhalten'): FormContent => ({
  name: 'Probe',
  schoolLevels: [1, 2, 3, 4],
  source: 'Zu prüfen: Probe',
  sourceUrl: null,
  blocks: [
    { kind: 'title', lines: ['Zeugnis der Probe', 'Schuljahr {schoolYear}, {semester}'] },
    {
      kind: 'student',
      fields: [
        { field: 'name', label: 'Vor- und Zuname' },
        { field: 'birthDate', label: 'geboren am' },
        { field: 'birthPlace', label: 'geboren in' },
      ],
    },
    { kind: 'subjects', label: 'Fächer', rows: 'standard', hasCompetences: true, hasComments: true, grades: [] },
    { kind: 'workBehaviour', key: 'work', label, options: ['Sehr gut.', 'Gut.'], hasText: true },
    {
      kind: 'promotion',
      key: 'promotion',
      label: 'Versetzung',
      options: ['{firstName} wird versetzt.'],
      hasText: false,
    },
    { kind: 'comment', label: 'Bemerkungen der Probe' },
    { kind: 'absences', label: 'Gefehlt:', unit: 'days' },
    { kind: 'conference', label: 'Konferenz am' },
    { kind: 'legend', label: 'Zeichenerklärung' },
    { kind: 'issue', label: 'Ausgestellt am' },
    { kind: 'signatures', lines: [{ signer: 'guardians', label: 'Gesehen' }] },
  ],
})

const publish = async (formId: string, number: number, label?: string, grades: readonly FormGrade[] = []) => {
  const { blocks, ...form } = content(label)
  const graded = blocks.map((block) => (block.kind === 'subjects' ? { ...block, grades } : block))
  await teacher.owner`
    insert into official_form_version (official_form_id, number, content)
    values (${formId}, ${number}, ${teacher.owner.json({ ...form, blocks: graded } as never)})`
}

const newForm = async (): Promise<string> => {
  const [row] = await teacher.owner<{ id: string }[]>`
    insert into official_form (country_id, draft)
    select id, ${teacher.owner.json(content() as never)} from country where code = 'DE' returning id`
  const id = row?.id ?? ''
  await publish(id, 1)
  return id
}

/** A school that has chosen a form for a year of schooling, or for all. */
const schoolWithForm = async (schoolLevel: number | null = null) => {
  const school = await testSchool(teacher.owner)
  const { classTeacher, schoolClass, tenantId } = school
  const formId = await newForm()
  const layout = {
    signers: ['classTeacher'],
    showsUnobserved: true,
    form: 'compact',
    officialForms: [{ schoolLevel, officialFormId: formId }],
  }
  await teacher.owner`update tenant set report_layout = ${teacher.owner.json(layout)} where id = ${tenantId}`
  const ask = (person: TestPerson, method: string, path: string, body?: object, headers = {}) =>
    teacher.ask(person, { method, path, headers, ...(body && { body }) })
  const create = async (): Promise<Report> =>
    (
      await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/bulk`, {
        name: 'Zeugnis',
        calculationMethod: 'latestEntries',
        studentIds: [schoolClass.students[0].id],
      })
    ).body.data.rows[0]
  const change = (report: Report, body: object, person: TestPerson = classTeacher, headers = {}) =>
    ask(person, 'PATCH', `/reports/${report.id}/details`, body, headers)
  const file = async (report: Report, person: TestPerson = classTeacher) =>
    (await ask(person, 'GET', `/reports/${report.id}/pdf`)).bytes
  const printed = async (report: Report, person: TestPerson = classTeacher) =>
    (await extractText(new Uint8Array(await file(report, person)), { mergePages: true })).text.replace(/\s+/g, ' ')
  const complete = (report: Report) =>
    ask(classTeacher, 'PATCH', `/reports/${report.id}/close`, {
      incompleteSubjectIds: report.subjects.map(({ id }) => id),
    })
  return { ...school, formId, ask, create, change, file, printed, complete }
}

const filled = {
  birthDate: '2017-05-09',
  birthPlace: 'Göttingen',
  daysAbsent: 7,
  daysUnexcused: 1,
  conferenceDate: '2027-01-22',
  issueDate: '2027-01-29',
  entries: [
    { key: 'work', choice: 'Gut.', text: 'Äneas bleibt bei der Sache.' },
    { key: 'promotion', choice: '{firstName} wird versetzt.', text: '' },
  ],
}

test('a report is printed in the form that the school has chosen, with all that was entered (rules form.1, form.4)', async () => {
  const { create, change, printed } = await schoolWithForm()
  const report = await create()
  expect(report.fields).toEqual(['birthDate', 'absences'])
  expect(report.layout).toMatchObject({ signers: ['guardians'], form: 'standard', showsUnobserved: true })
  const blank = await printed(report)
  for (const part of ['Zeugnis der Probe', 'Arbeitsverhalten', 'Gefehlt: –', 'Konferenz am –', 'Gesehen'])
    expect(blank).toContain(part)
  expect(blank).not.toContain('Klassenleitung')
  const { data } = (await change(report, filled)).body
  expect(data).toMatchObject(filled)
  const text = await printed(report)
  for (const part of [
    '9. Mai 2017',
    'Göttingen',
    'Gut.',
    'Äneas bleibt bei der Sache.',
    'Versetzung Äneas wird versetzt.',
    'Gefehlt: 7, davon unentschuldigt: 1',
    'Konferenz am 22. Januar 2027',
    'Ausgestellt am 29. Januar 2027',
    'Zeichenerklärung',
  ])
    expect(text).toContain(part)
})

test('entries change one by one, and what the form does not ask for is refused (rule form.4)', async () => {
  const { create, change, subjectTeacher } = await schoolWithForm()
  const report = await create()
  await change(report, filled)
  const one = [{ key: 'work', choice: null, text: 'Neu.' }]
  const { entries } = (await change(report, { entries: one })).body.data
  expect(entries).toEqual([filled.entries[1], one[0]])
  const refused = async (body: object) => {
    const { error, details } = (await change(report, body)).body
    return [error, details?.[0]?.path]
  }
  const entry = (key: string, choice: string | null, text: string) => ({ entries: [{ key, choice, text }] })
  expect(await refused(entry('unknown', null, 'x'))).toEqual(['VALIDATION_FAILED', 'entries.0'])
  expect(await refused(entry('work', 'Vier.', ''))).toEqual(['VALIDATION_FAILED', 'entries.0'])
  expect(await refused(entry('promotion', null, 'frei'))).toEqual(['VALIDATION_FAILED', 'entries.0'])
  expect(await refused(entry('work', null, 'x'.repeat(1001)))).toEqual(['VALIDATION_FAILED', 'entries.0.text'])
  expect(await refused({ conferenceDate: '2027-02-30' })).toEqual(['VALIDATION_FAILED', 'conferenceDate'])
  expect((await change(report, one[0] ? { entries: one } : {}, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
  const stale = { 'if-match': `"${report.details?.updatedAt}"` }
  expect((await change(report, { birthPlace: 'Bonn' }, undefined, stale)).body.error).toBe('EDIT_CONFLICT')
})

test('a report without a form takes none of it', async () => {
  const { create, change } = await schoolWithForm(9)
  const report = await create()
  expect(report.officialForm).toBeNull()
  for (const body of [{ birthPlace: 'Bonn' }, { issueDate: '2027-01-29' }, { entries: filled.entries }])
    expect((await change(report, body)).body.error).toBe('VALIDATION_FAILED')
})

test('where no form is chosen for its year a report is that of the school, byte for byte (rule form.3)', async () => {
  const school = await schoolWithForm(9)
  const report = await school.create()
  expect(report.layout).toEqual({ signers: ['classTeacher'], showsUnobserved: true, form: 'compact' })
  const before = await school.file(report)
  const own = { signers: ['classTeacher'], showsUnobserved: true, form: 'compact' }
  await teacher.owner`update tenant set report_layout = ${teacher.owner.json(own)} where id = ${school.tenantId}`
  const plain = await school.create()
  expect(Buffer.from(await school.file(plain)).equals(Buffer.from(before))).toBe(true)
})

test('the year of schooling has its own form before that for all (rule form.3)', async () => {
  const { create, tenantId, formId } = await schoolWithForm()
  const other = await newForm()
  await publish(other, 2, 'Nur für dieses Jahr')
  const choose = (schoolLevel: number) =>
    teacher.owner`
      update tenant set report_layout = ${teacher.owner.json({
        signers: [],
        showsUnobserved: true,
        officialForms: [
          { schoolLevel: null, officialFormId: formId },
          { schoolLevel, officialFormId: other },
        ],
      })} where id = ${tenantId}`
  const level = (await create()).schoolClassLevel ?? 0
  await choose(level)
  expect((await create()).officialForm).toMatchObject({ number: 2, content: content('Nur für dieses Jahr') })
  await choose(level + 1)
  expect((await create()).officialForm?.number).toBe(1)
})

test('a new version is for the next reports; open and final ones keep theirs, and a final one takes no entry (rule form.5)', async () => {
  const { create, change, printed, complete, formId, file, ask, classTeacher, manager } = await schoolWithForm()
  const report = await create()
  await change(report, filled)
  await publish(formId, 2, 'Verhalten bei der Arbeit')
  expect(await printed(report)).toContain('Arbeitsverhalten')
  expect((await complete(report)).status).toBe(200)
  const final = await file(report)
  expect(await printed(report)).not.toContain('Verhalten bei der Arbeit')
  expect((await change(report, { birthPlace: 'Bonn' })).body.error).toBe('REPORT_ALREADY_COMPLETED')
  const next = await create()
  expect(next.officialForm?.number).toBe(2)
  expect(next.details).toMatchObject({ birthDate: '2017-05-09', birthPlace: 'Göttingen', entries: [] })
  expect(await printed(next)).toContain('Verhalten bei der Arbeit')
  expect(Buffer.from(await file(report)).equals(Buffer.from(final))).toBe(true)
  const { id } = (await ask(manager, 'POST', `/reports/${report.id}/correction`, { reason: 'Schreibfehler' })).body.data
  const copy: Report = (await ask(classTeacher, 'GET', `/reports/${id}`)).body.data
  expect(copy.officialForm?.number).toBe(1)
  expect(copy.details?.entries).toEqual(filled.entries)
})

test('others print the form with what they may see, and no entry (rule form.4)', async () => {
  const { create, change, printed, subjectTeacher } = await schoolWithForm()
  const report = await create()
  await change(report, filled)
  const text = await printed(report, subjectTeacher)
  expect(text).toContain('Deutsch')
  for (const hidden of ['Mathematik', 'Göttingen', 'bleibt bei der Sache', 'wird versetzt', '9. Mai'])
    expect(text).not.toContain(hidden)
})

test('what is not entered is told before completing, and goes when it is entered', async () => {
  const { create, change, ask, classTeacher, schoolClass } = await schoolWithForm()
  const report = await create()
  const findings = async () => {
    const { body } = await ask(classTeacher, 'POST', `/classes/${schoolClass.id}/reports/check`, {
      reportIds: [report.id],
    })
    return body.data.rows[0].findings.filter(({ kind }: { kind: string }) => kind === 'entryMissing')
  }
  expect(await findings()).toMatchObject([{ count: 5 }])
  await change(report, filled)
  expect(await findings()).toEqual([])
})

test('a form is tried on a real report before it is chosen, and the child’s form stands beside it', async () => {
  const { create, ask, classTeacher, tenantId, formId } = await schoolWithForm()
  await teacher.owner`update tenant set report_layout = null where id = ${tenantId}`
  const report = await create()
  expect(report.officialForm).toBeNull()
  const textOf = async (bytes: Uint8Array) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text
  const tried = await ask(classTeacher, 'POST', `/reports/${report.id}/preview`, {
    signers: ['classTeacher'],
    showsUnobserved: true,
    officialForms: [{ schoolLevel: null, officialFormId: formId }],
  })
  expect(await textOf(tried.bytes)).toContain('Zeugnis der Probe')
  const own = await ask(classTeacher, 'GET', `/reports/${report.id}/pdf`)
  expect(await textOf(own.bytes)).not.toContain('Zeugnis der Probe')
})

test('the page to read has the same blocks (rule print.9)', async () => {
  const { create, change, ask, classTeacher } = await schoolWithForm()
  const report = await create()
  await change(report, filled)
  const page = await ask(classTeacher, 'GET', `/reports/${report.id}/page`)
  const html = new TextDecoder().decode(page.bytes)
  for (const part of ['Zeugnis der Probe', 'Göttingen', 'Äneas wird versetzt.', 'Äneas bleibt bei der Sache.'])
    expect(html).toContain(part)
})

/** A form in which a decision on promotion belongs to the second semester, with an instruction on appeals. */
const appealForm: FormContent = {
  name: 'Probe mit Belehrung',
  schoolLevels: [1, 2, 3, 4],
  source: 'Probe',
  sourceUrl: null,
  blocks: [
    { kind: 'title', lines: ['Zeugnis'], semesterLines: { first: 'Halbjahreszeugnis', second: 'Jahreszeugnis' } },
    { kind: 'text', key: 'engagement', label: 'Engagement', options: [], hasText: true, isOptional: true },
    {
      kind: 'promotion',
      key: 'promotion',
      label: 'Versetzung',
      options: ['{firstName} wird versetzt.', '{firstName} wird nicht versetzt.'],
      hasText: false,
      semester: 'second',
    },
    { kind: 'absences', label: 'Absenzen:', unit: 'halfDays', counts: 'separate' },
    {
      kind: 'appeal',
      label: 'Rechtsbehelfsbelehrung',
      text: 'Widerspruch gegen die Entscheidung über {firstName} ist möglich.',
      decisions: ['{firstName} wird nicht versetzt.'],
      semester: 'second',
    },
    {
      kind: 'signatures',
      lines: [
        { signer: 'classTeacher', label: 'Klasse' },
        { signer: 'headOfSchool', label: 'Leitung' },
      ],
      sealLabel: '(Siegel)',
    },
  ],
}

test('blocks of a semester belong to its reports alone, and an appeal to the decision that it names (rule form.1)', async () => {
  const { create, change, printed, formId, ask, classTeacher } = await schoolWithForm()
  await teacher.owner`
    insert into official_form_version (official_form_id, number, content)
    values (${formId}, 2, ${teacher.owner.json(appealForm as never)})`
  const report = await create()
  const inHalfYear = (semester: string | null) =>
    teacher.owner`update report set school_term_semester = ${semester} where id = ${report.id}`
  const kinds = async () => {
    const { data } = (await ask(classTeacher, 'GET', `/reports/${report.id}`)).body
    return data.officialForm.content.blocks.map(({ kind }: { kind: string }) => kind)
  }
  await inHalfYear('first')
  expect(await kinds()).toEqual(['title', 'text', 'absences', 'signatures'])
  const entry = (choice: string) => ({ entries: [{ key: 'promotion', choice, text: '' }] })
  expect((await change(report, entry('{firstName} wird versetzt.'))).body.error).toBe('VALIDATION_FAILED')
  const first = await printed(report)
  expect(first).toContain('Halbjahreszeugnis')
  for (const absent of ['Versetzung', 'Rechtsbehelf']) expect(first).not.toContain(absent)

  await inHalfYear('second')
  expect(
    (await change(report, { ...entry('{firstName} wird versetzt.'), daysAbsent: 7, daysUnexcused: 2 })).status,
  ).toBe(200)
  const promoted = await printed(report)
  for (const part of [
    'Jahreszeugnis',
    'wird versetzt.',
    'entschuldigt: 5, unentschuldigt: 2',
    'Klasse (Siegel) Leitung',
  ])
    expect(promoted).toContain(part)
  expect(promoted).not.toContain('Rechtsbehelf')
  await change(report, entry('{firstName} wird nicht versetzt.'))
  expect(await printed(report)).toContain('Rechtsbehelfsbelehrung Widerspruch gegen die Entscheidung')
  // What is not known of a report leaves all blocks in.
  await inHalfYear(null)
  expect(await kinds()).toHaveLength(6)
})

const grades: FormGrade[] = [
  { grade: '1', meaning: 'sehr gut', from: 88 },
  { grade: '2', meaning: 'gut', from: 50 },
  { grade: '6', meaning: '', from: 0 },
]

/** A school whose form has grades, with one observation of the highest level in German. */
const gradedSchool = async () => {
  const school = await schoolWithForm()
  const { ask, formId, classTeacher, schoolClass } = school
  await publish(formId, 2, undefined, grades)
  await ask(classTeacher, 'POST', '/observations-v2', {
    schoolClassId: schoolClass.id,
    studentId: schoolClass.students[0].id,
    competenceId: schoolClass.german.competenceIds[0],
    performanceLevelV2Id: schoolClass.visual.levelIds[3],
  })
  const report = await school.create()
  const german = report.subjects.find(({ name }) => name === 'Deutsch')
  const decide = (grade: string | null, before: string | null, person = classTeacher, subjectId = german?.id) =>
    ask(person, 'PATCH', `/reports/${report.id}/subjects/${subjectId}/grade`, { grade, before })
  return { ...school, report, german, decide }
}

test('a grade is proposed from the levels and decided by whoever writes the subject (rule form.7)', async () => {
  const { report, printed, decide, subjectTeacher } = await gradedSchool()
  expect(await printed(report)).toContain('Note 1 (sehr gut)')
  // Nothing was observed in the other subject.
  expect(await printed(report)).toContain('nicht benotet')
  expect(await printed(report)).toContain('Noten: 1 sehr gut, 2 gut')
  expect((await decide('2', null, subjectTeacher)).body.data).toEqual({ grade: '2' })
  expect(await printed(report)).toContain('Note 2 (gut)')
  expect((await decide('6', null)).body.error).toBe('EDIT_CONFLICT')
  expect((await decide('', '2')).status).toBe(200)
  expect(await printed(report)).not.toContain('Note 2')
  expect((await decide(null, '')).status).toBe(200)
  expect(await printed(report)).toContain('Note 1 (sehr gut)')
})

test('no other grade than those of the form, none without a form, and none in a final report (rule form.7)', async () => {
  const { report, decide, complete, subjectTeacher, outsider, printed, file } = await gradedSchool()
  expect((await decide('4', null)).body.error).toBe('VALIDATION_FAILED')
  const mathematics = report.subjects.find(({ name }) => name === 'Mathematik')
  expect((await decide('1', null, subjectTeacher, mathematics?.id)).body.error).toBe('NOT_FOUND')
  expect((await decide('1', null, outsider)).body.error).toBe('NOT_FOUND')
  const plain = await schoolWithForm(9)
  const own = await plain.create()
  const refused = await plain.ask(
    plain.classTeacher,
    'PATCH',
    `/reports/${own.id}/subjects/${own.subjects[0]?.id}/grade`,
    {
      grade: '1',
      before: null,
    },
  )
  expect(refused.body.error).toBe('VALIDATION_FAILED')
  await complete(report)
  const final = await file(report)
  expect((await decide('2', null)).body.error).toBe('REPORT_ALREADY_COMPLETED')
  expect(await printed(report)).toContain('Note 1 (sehr gut)')
  expect(Buffer.from(await file(report)).equals(Buffer.from(final))).toBe(true)
})

test('what was entered stands in the information about the child', async () => {
  const { create, change, ask, manager, schoolClass } = await schoolWithForm()
  const report = await create()
  await change(report, filled)
  const answer = await ask(manager, 'GET', `/students/${schoolClass.students[0].id}/export`)
  expect(answer.status).toBe(200)
  const files = unzipSync(answer.bytes)
  const [json] = Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.json') ? [strFromU8(bytes)] : []))
  for (const part of ['Göttingen', 'Äneas bleibt bei der Sache.', '2027-01-22']) expect(json).toContain(part)
  const [pdf] = Object.entries(files).flatMap(([name, bytes]) => (name.endsWith('.pdf') ? [bytes] : []))
  const { text } = await extractText(new Uint8Array(pdf ?? []), { mergePages: true })
  for (const part of ['Geburtsort', 'Äneas wird versetzt.', 'bleibt bei der Sache']) expect(text).toContain(part)
})
