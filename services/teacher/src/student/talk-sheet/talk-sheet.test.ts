import { expect, test } from 'bun:test'
import type {
  CreateTalkSheet,
  TalkSheet,
  UpdateTalkSheet,
} from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { type Transaction, writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, testProvider, testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { draftTalk } from './draft-talk'

const teacher = await serviceForFile('teacher', teacherService)

const newSchool = async () => {
  const school = await testSchool(teacher.owner)
  const { schoolClass, classTeacher, tenantId } = school
  const [first] = schoolClass.students
  const create = (body: CreateTalkSheet = {}, person = classTeacher, studentId = first.id) =>
    teacher.ask(person, {
      method: 'POST',
      path: `/classes/${schoolClass.id}/students/${studentId}/talk-sheets`,
      body,
    })
  const made = async (body: CreateTalkSheet, person = classTeacher): Promise<TalkSheet> =>
    (await create(body, person)).body.data
  const get = (id: string, person: TestPerson, part = '') =>
    teacher.ask(person, { method: 'GET', path: `/talk-sheets/${id}${part}` })
  const update = (id: string, body: UpdateTalkSheet, person = classTeacher, headers = {}) =>
    teacher.ask(person, { method: 'PATCH', path: `/talk-sheets/${id}`, body, headers })
  const remove = (id: string, person: TestPerson) =>
    teacher.ask(person, { method: 'DELETE', path: `/talk-sheets/${id}` })
  const overview = async (person: TestPerson) =>
    (await teacher.ask(person, { method: 'GET', path: `/classes/${schoolClass.id}/students/${first.id}/overview` }))
      .body.data
  const observe = (subject: 'german' | 'mathematics', level: number) =>
    teacher.ask(classTeacher, {
      method: 'POST',
      path: '/observations-v2',
      body: {
        schoolClassId: schoolClass.id,
        studentId: first.id,
        competenceId: schoolClass[subject].competenceIds[level > 1 ? 0 : 1],
        performanceLevelV2Id: schoolClass.visual.levelIds[level - 1],
      },
    })
  const bytesOf = async (id: string, person = classTeacher) => get(id, person, '/pdf')
  return { ...school, tenantId, create, made, get, update, remove, overview, observe, bytesOf }
}

test('begins with what was observed, in the subjects that its maker may see', async () => {
  const { schoolClass, made, observe, subjectTeacher, year } = await newSchool()
  await observe('german', schoolClass.visual.levelIds.length)
  await observe('german', 1)
  await observe('mathematics', 1)
  const own = await made({})
  expect(own.goingWell).toMatch(/^Deutsch: „[^\n]+“$/)
  // The lower of the two is the next step; nothing stands twice.
  expect(own.nextStep).toMatch(/^(Deutsch|Mathematik), noch in Arbeit: „[^\n]+“$/)
  expect(own.practising).toMatch(/^(Deutsch|Mathematik): „[^\n]+“$/)
  expect(own.practising.slice(0, 5)).not.toBe(own.nextStep.slice(0, 5))
  expect([own.agreed, own.note, own.heldOn]).toEqual(['', '', year.today])
  const part = await made({}, subjectTeacher)
  expect(part.practising).toMatch(/^Deutsch: „[^\n]+“$/)
  expect(part.nextStep).toBe('')
})

test('begins in the language of its maker, with the lowest levels first', () => {
  const level = (rank: number) => ({ level: { level: rank, levels: 4, label: `${rank}` } })
  const competences = [3, 1, 2].map((rank) => ({
    id: `${rank}`,
    description: `liest Text ${rank}`,
    state: 'practising',
    lastOn: `2026-11-0${rank}`,
    ...level(rank),
  }))
  const draft = draftTalk([{ name: 'German', competences }] as never, 'en')
  expect(draft.nextStep).toBe(
    'German, still being worked on: “liest Text 1”\nGerman, still being worked on: “liest Text 2”',
  )
  expect(draft.practising).toBe('German: “liest Text 3”')
})

test('keeps what was given instead of a draft', async () => {
  const { made, get, classTeacher } = await newSchool()
  const given = { goingWell: 'Liest vor.', practising: '', nextStep: 'Schreiben', agreed: 'Täglich lesen.' }
  const sheet = await made({ ...given, heldOn: '2026-12-01', note: 'Trennung der Eltern' })
  expect((await get(sheet.id, classTeacher)).body.data).toMatchObject({
    ...given,
    heldOn: '2026-12-01',
    note: 'Trennung der Eltern',
  })
})

test('is changed by its version, and nobody overwrites silently', async () => {
  const { made, update, manager } = await newSchool()
  const sheet = await made({})
  const first = await update(sheet.id, { agreed: 'Lesen' }, undefined, { 'if-match': `"${sheet.updatedAt}"` })
  expect([first.status, first.body.data.agreed]).toEqual([200, 'Lesen'])
  const late = await update(sheet.id, { agreed: 'Rechnen' }, manager, { 'if-match': `"${sheet.updatedAt}"` })
  expect([late.status, late.body.error]).toEqual([409, 'EDIT_CONFLICT'])
  expect((await update(sheet.id, {})).body.error).toBe('EMPTY_DTO')
})

test('is seen by its author and by those who hold all rights on the class, and by nobody else', async () => {
  const school = await newSchool()
  const { made, get, remove, overview, subjectTeacher, classTeacher, manager, admin, outsider } = school
  const neighbours = await otherSchool(teacher.owner)
  const provider = await testProvider(teacher.owner)
  const [ofClass, ofSubject] = [await made({}), await made({}, subjectTeacher)]
  const seen = async (id: string, people: readonly TestPerson[]) =>
    Promise.all(people.map(async (person) => (await get(id, person)).status))
  expect(await seen(ofClass.id, [classTeacher, manager, admin])).toEqual([200, 200, 200])
  expect(await seen(ofClass.id, [subjectTeacher, outsider, neighbours.admin])).toEqual([404, 404, 404])
  expect((await get(ofClass.id, provider)).status).not.toBe(200)
  expect(await seen(ofSubject.id, [subjectTeacher, classTeacher])).toEqual([200, 200])
  expect((await overview(subjectTeacher)).talkSheets.map(({ id }: TalkSheet) => id)).toEqual([ofSubject.id])
  expect((await overview(classTeacher)).talkSheets.length).toBe(2)
  expect((await remove(ofClass.id, subjectTeacher)).body.error).toBe('NOT_FOUND')
  expect((await remove(ofClass.id, classTeacher)).status).toBe(200)
})

test("an author's own note is read and written by nobody else, whatever their rights, and is not printed", async () => {
  const { made, get, update, bytesOf, subjectTeacher, classTeacher, manager, admin } = await newSchool()
  const sheet = await made({ note: 'Nur für mich' }, subjectTeacher)
  expect((await get(sheet.id, subjectTeacher)).body.data.note).toBe('Nur für mich')
  for (const person of [classTeacher, manager, admin]) {
    const { data } = (await get(sheet.id, person)).body
    expect([data.id, data.note]).toEqual([sheet.id, ''])
    expect((await update(sheet.id, { note: '' }, person)).body.error).toBe('UPDATE_NOT_ALLOWED')
    const changed = (await update(sheet.id, { agreed: 'Lesen' }, person)).body.data
    expect(changed.note).toBe('')
  }
  expect((await get(sheet.id, subjectTeacher)).body.data.note).toBe('Nur für mich')
  expect((await bytesOf(sheet.id, manager)).status).toBe(200)
  const audited = await teacher.owner`select change::text from audit_entry where entity_id = ${sheet.id}`
  expect(JSON.stringify(audited)).not.toContain('Nur für mich')
  expect((await update(sheet.id, { note: '' }, subjectTeacher)).body.data.note).toBe('')
  expect(await teacher.owner`select from talk_note where talk_sheet_id = ${sheet.id}`).toHaveLength(0)
})

test('no service but that of teaching may read the notes', async () => {
  const rows = await teacher.owner<{ grantee: string }[]>`
    select distinct grantee from information_schema.role_table_grants
    where table_name = 'talk_note' and grantee like 'lernspur_%' and grantee <> 'lernspur_migrator'`
  const services = rows.map(({ grantee }) => grantee.replace(/_[0-9a-f]+$/, ''))
  expect(services.filter((name) => /identity|school_admin|provider/.test(name))).toEqual([])
})

test("in the database a note is read, changed and removed in its author's name alone", async () => {
  const { made, tenantId, subjectTeacher, classTeacher } = await newSchool()
  const sheet = await made({ note: 'Nur für mich' }, subjectTeacher)
  const asTeacher = <T>(userId: string | undefined, work: (tx: Transaction) => Promise<T>) =>
    writeTenant(
      teacher.owner,
      tenantId,
      async (tx) => {
        await tx`set local role lernspur_teacher`
        return work(tx)
      },
      userId,
    )
  const read = (tx: Transaction) => tx`select note from talk_note where talk_sheet_id = ${sheet.id}`
  expect(await asTeacher(classTeacher.userId, read)).toHaveLength(0)
  expect(await asTeacher(subjectTeacher.userId, read)).toHaveLength(1)
  expect(await asTeacher(undefined, read)).toHaveLength(0)
  const change = (tx: Transaction) => tx`update talk_note set note = 'x' where talk_sheet_id = ${sheet.id} returning id`
  expect(await asTeacher(classTeacher.userId, change)).toHaveLength(0)
  const remove = (tx: Transaction) => tx`delete from talk_note where talk_sheet_id = ${sheet.id} returning id`
  expect(await asTeacher(classTeacher.userId, remove)).toHaveLength(0)
  const own = await made({}, classTeacher)
  const forge = (tx: Transaction) => tx`
    insert into talk_note (tenant_id, talk_sheet_id, author_id, note)
    values (${tenantId}, ${own.id}, ${subjectTeacher.userId}, 'x')`
  await expect(asTeacher(classTeacher.userId, forge)).rejects.toThrow('row-level security')
})

test('is not begun for a child of another class, nor for one that waits to be erased', async () => {
  const { create, secondClass, classTeacher, tenantId, schoolClass, outsider } = await newSchool()
  expect((await create({}, classTeacher, secondClass.students[0].id)).body.error).toBe('NOT_FOUND')
  expect((await create({}, outsider)).body.error).toBe('NOT_FOUND')
  await teacher.owner`
    update student set erases_at = now() + interval '7 days'
    where tenant_id = ${tenantId} and id = ${schoolClass.students[0].id}`
  expect((await create({})).body.error).toBe('CREATE_NOT_ALLOWED')
})
