import { describe, expect, test } from 'bun:test'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { purgeUndoEntries } from '@lernspur/service-kit/undo/undo-journal'
import { ageUndoEntries } from '@lernspur/testing/age-undo-entries'
import { insertObservation } from '@lernspur/testing/insert-observation'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'
import { schoolAdminService } from '../../app'

const admin = await serviceForFile('school-admin', schoolAdminService)
const school = await testSchool(admin.owner)
const neighbour = await otherSchool(admin.owner)

const ask = (method: string, path: string, body?: object, person: TestPerson = school.manager, headers = {}) =>
  admin.ask(person, { method, path, headers, ...(body && { body }) })
const take = (body: object, person?: TestPerson, headers?: object) =>
  ask('POST', '/student-imports', body, person, headers)
const undo = (id: string, person?: TestPerson) => ask('PUT', `/student-imports/${id}/undo`, undefined, person)

interface Row {
  id: string
  firstName: string
  lastName: string
  updatedAt: string
  schoolClasses: { id: string; name: string; schoolSubjectIds: string[] }[]
}
const everybody = async (person: TestPerson): Promise<Row[]> =>
  (await ask('GET', '/students', undefined, person)).body.data.rows
const inShort = (rows: readonly Row[]) =>
  rows.map((row) => `${row.firstName} ${row.lastName} ${row.schoolClasses.map((one) => one.name).join('+')}`).toSorted()
const fresh = () => testSchool(admin.owner)
const childOf = async ({ manager }: TestSchool, id: string): Promise<Row> => {
  const row = (await everybody(manager)).find((one) => one.id === id)
  if (!row) throw new Error('The child is gone.')
  return row
}

describe('a list of names', () => {
  test('stands in the audit with each name before and after, also when it is taken back', async () => {
    const own = await fresh()
    const [child] = own.schoolClass.students
    const seen = await childOf(own, child.id)
    const renamed = [{ studentId: child.id, updatedAt: seen.updatedAt, firstName: 'Neu', lastName: 'Genannt' }]
    const made = await take({ renamed }, own.manager)
    const summarize = async () => {
      const filter = `filter[0][field]=entityId&filter[0][type]=eq&filter[0][value]=${child.id}`
      const { body } = await ask('GET', `/tenants/current/audit?${filter}`, undefined, own.manager)
      return body.data.rows.map(({ changes }: { changes: { field: string }[] }) =>
        changes.toSorted((a, b) => a.field.localeCompare(b.field)),
      )
    }
    const there = [
      { field: 'firstName', before: seen.firstName, after: 'Neu' },
      { field: 'lastName', before: seen.lastName, after: 'Genannt' },
    ]
    expect(await summarize()).toEqual([there])
    await undo(made.body.data.id, own.manager)
    const back = there.map(({ field, before, after }) => ({ field, before: after, after: before }))
    expect(await summarize()).toEqual([back, there])
    // They go with the child (rule audit.1).
    await admin.owner`delete from student_subject_relation where tenant_id = ${own.tenantId}`
    await ask('DELETE', `/students/${child.id}`, undefined, own.manager)
    expect(JSON.stringify(await summarize())).not.toContain(seen.lastName)
  })

  test('adds, renames, joins, leaves and makes classes in one go, and is taken back as a whole', async () => {
    const own = await fresh()
    const before = inShort(await everybody(own.manager))
    const [one, two, three] = own.schoolClass.students
    const seen = await childOf(own, one.id)
    const made = await take(
      {
        newClasses: [{ name: '1c', schoolLevel: 1 }],
        added: [
          { firstName: ' Zoë ', lastName: 'Öztürk', newClass: 0 },
          { firstName: 'Ali', lastName: 'Aydın', schoolClassId: own.secondClass.id },
          { firstName: 'Nur', lastName: 'Ohne' },
        ],
        renamed: [{ studentId: one.id, updatedAt: seen.updatedAt, firstName: 'Neu', lastName: 'Genannt' }],
        joined: [{ studentId: two.id, schoolClassId: own.secondClass.id }],
        left: [{ studentId: three?.id, schoolClassId: own.schoolClass.id }],
      },
      own.manager,
    )
    expect([made.status, made.body.data?.counts]).toEqual([201, { student: 3, name: 1, join: 1, leave: 1, class: 1 }])
    const during = inShort(await everybody(own.manager))
    expect(during).toContain('Zoë Öztürk 1c')
    expect(during).toContain('Ali Aydın 3b')
    expect(during).toContain('Nur Ohne ')
    expect(during).toContain('Neu Genannt 3a')
    expect((await childOf(own, two.id)).schoolClasses.map(({ name }) => name)).toEqual(['3a', '3b'])
    expect((await childOf(own, three?.id ?? '')).schoolClasses).toEqual([])

    const undone = await undo(made.body.data.id, own.manager)
    expect([undone.status, undone.body.data.stays, undone.body.data.undoneAt === null]).toEqual([200, [], false])
    expect(inShort(await everybody(own.manager))).toEqual(before)
    expect((await childOf(own, three?.id ?? '')).schoolClasses[0]?.schoolSubjectIds).toHaveLength(2)
    const classes = await ask('GET', '/classes', undefined, own.manager)
    expect(classes.body.data.rows.map((row: { name: string }) => row.name).toSorted()).toEqual(['3a', '3b'])
    expect((await undo(made.body.data.id, own.manager)).body.error).toBe('UPDATE_NOT_ALLOWED')
  })

  test('is one of a class for those who may manage its students', async () => {
    const { schoolClass, secondClass, classTeacher, subjectTeacher, outsider } = school
    const list = { schoolClassId: schoolClass.id, added: [{ firstName: 'Ida', lastName: 'Klasse' }] }
    expect((await take(list, subjectTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    expect((await take(list, outsider)).body.error).toBe('NOT_FOUND')
    expect((await take(list, neighbour.admin)).body.error).toBe('NOT_FOUND')
    const { schoolClassId: _, ...ofSchool } = list
    expect((await take(ofSchool, classTeacher)).body.error).toBe('CREATE_NOT_ALLOWED')
    const elsewhere = { ...list, added: [{ firstName: 'Ida', lastName: 'Klasse', schoolClassId: secondClass.id }] }
    const refused = await take(elsewhere, classTeacher)
    expect([refused.body.error, refused.body.details[0].path]).toEqual(['VALIDATION_FAILED', 'added.0.schoolClassId'])
    expect(refused.body.details[0].message).toBe('Diese Klasse gehört nicht zur Liste.')
    const made = await take(list, classTeacher)
    expect(made.status).toBe(201)
    const listed = async (person: TestPerson) =>
      (await ask('GET', '/student-imports', undefined, person)).body.data.rows.map((row: Row) => row.id)
    expect(await listed(classTeacher)).toContain(made.body.data.id)
    expect(await listed(outsider)).toEqual([])
    expect((await undo(made.body.data.id, subjectTeacher)).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await undo(made.body.data.id, neighbour.admin)).body.error).toBe('NOT_FOUND')
    expect((await undo(made.body.data.id, classTeacher)).status).toBe(200)
  })

  test('says on which day a child has left, though never before it came', async () => {
    const own = await fresh()
    const { schoolClass, year } = own
    const [one, two] = schoolClass.students
    await admin.owner`update student_class_relation set entered_on = ${year.today} where student_id = ${two.id}`
    const leaving = (leftOn: string) => ({
      left: [one, two].map(({ id }) => ({ studentId: id, schoolClassId: schoolClass.id, leftOn })),
      withObservations: true,
    })
    const refused = await take(leaving('2999-01-01'), own.manager)
    expect(refused.body).toMatchObject({ error: 'VALIDATION_FAILED', details: [{ path: 'left' }] })
    const day = year.first.startDate
    const made = await take(leaving(day), own.manager)
    const former = async () => {
      const { body } = await ask('GET', `/classes/${schoolClass.id}/former-students`, undefined, own.manager)
      return new Map(body.data.rows.map((row: { id: string; leftOn: string }) => [row.id, row.leftOn]))
    }
    expect(await former()).toEqual(
      new Map([
        [one.id, day],
        [two.id, year.today],
      ]),
    )
    await undo(made.body.data.id, own.manager)
    expect((await former()).size).toBe(0)
  })

  test('is all or nothing', async () => {
    const own = await fresh()
    const before = inShort(await everybody(own.manager))
    const refused = await take(
      {
        added: [{ firstName: 'Emil', lastName: 'Allein' }],
        joined: [{ studentId: neighbour.schoolClass.students[0].id, schoolClassId: own.schoolClass.id }],
      },
      own.manager,
    )
    expect(refused.body.error).toBe('NOT_FOUND')
    expect(inShort(await everybody(own.manager))).toEqual(before)
  })

  test('that is sent twice is taken once', async () => {
    const own = await fresh()
    const list = { added: [{ firstName: 'Emil', lastName: 'Einmal' }] }
    const headers = { 'idempotency-key': 'namen-vom-august' }
    const [first, again] = [await take(list, own.manager, headers), await take(list, own.manager, headers)]
    expect(again.body).toEqual(first.body)
    // Without the key, the child that now exists was not said to be somebody else.
    expect((await take(list, own.manager)).body.error).toBe('EDIT_CONFLICT')
    const known = (await everybody(own.manager)).filter(({ lastName }) => lastName === 'Einmal')
    expect(known).toHaveLength(1)
    const other = { added: [{ firstName: 'EMIL', lastName: 'Einmal', apartFrom: [known[0]?.id] }] }
    expect((await take(other, own.manager)).status).toBe(201)
  })

  test('overwrites no name that was changed meanwhile, nor that of a child who is to be erased', async () => {
    const own = await fresh()
    const [child, leaving] = own.schoolClass.students
    const { updatedAt } = await childOf(own, child.id)
    await ask('PUT', `/students/${child.id}`, { firstName: 'Anders' }, own.manager)
    const name = { firstName: 'Neu', lastName: 'Genannt' }
    const stale = await take({ renamed: [{ studentId: child.id, updatedAt, ...name }] }, own.manager)
    expect([stale.status, stale.body.error]).toEqual([409, 'EDIT_CONFLICT'])
    await admin.owner`update student set erases_at = now() + interval '1 day' where id = ${leaving.id}`
    const seen = await childOf(own, leaving.id)
    const erased = { renamed: [{ studentId: leaving.id, updatedAt: seen.updatedAt, ...name }] }
    expect((await take(erased, own.manager)).body.error).toBe('CREATE_NOT_ALLOWED')
  })

  test('takes children with observations out of a class only on request', async () => {
    const own = await fresh()
    const { schoolClass, classTeacher } = own
    await insertObservation(admin.owner, own)
    const left = schoolClass.students.map(({ id }) => ({ studentId: id }))
    const list = { schoolClassId: schoolClass.id, left }
    const refused = await take(list, classTeacher)
    expect([refused.body.error, refused.body.details[0]]).toEqual([
      'INVALID_IMPLICIT_DELETION',
      { path: 'studentCount', message: '1' },
    ])
    const made = await take({ ...list, withObservations: true }, classTeacher)
    expect(made.body.data.counts.leave).toBe(3)
    expect((await undo(made.body.data.id, classTeacher)).body.data.stays).toEqual([])
    const back = await ask('GET', `/classes/${schoolClass.id}/students`, undefined, classTeacher)
    expect(back.body.data.count).toBe(3)
  })
})

describe('an undo', () => {
  test('leaves what something depends on, and says why', async () => {
    const own = await fresh()
    const { schoolClass, secondClass, manager } = own
    const names = ['Otto', 'Paul', 'Rosa', 'Sami', 'Timo'].map((firstName) => ({ firstName, lastName: 'Import' }))
    const made = await take({ schoolClassId: schoolClass.id, added: names }, manager)
    const { id } = made.body.data
    const children = new Map((await everybody(manager)).map((row) => [row.firstName, row.id]))
    await insertObservation(admin.owner, own, { studentId: children.get('Otto') ?? '' })
    await ask('PUT', `/students/${children.get('Paul')}`, { lastName: 'Immport' }, manager)
    const both = { relations: [{ studentId: children.get('Rosa'), schoolClassId: secondClass.id }] }
    await ask('POST', '/student-class-relations/link', both, manager)
    await admin.owner`update student set erases_at = now() + interval '1 day' where id = ${children.get('Sami') ?? ''}`

    const [listed] = (await ask('GET', '/student-imports', undefined, manager)).body.data.rows
    expect([listed.id, listed.stayCount, listed.stays]).toEqual([id, 4, []])
    const { stays } = (await undo(id, manager)).body.data
    const reasons = stays.map((one: { student: Row; reason: string }) => `${one.student.firstName} ${one.reason}`)
    expect(reasons.toSorted()).toEqual(['Otto observations', 'Paul changed', 'Rosa elsewhere', 'Sami erasure'])
    const left = (await everybody(manager)).map((row) => row.firstName)
    expect(left).not.toContain('Timo')
    expect(left).toEqual(expect.arrayContaining(['Otto', 'Paul', 'Rosa', 'Sami']))
  })

  test('keeps a class of the import that is in use', async () => {
    const own = await fresh()
    const newClasses = [
      { name: '1a', schoolLevel: 1 },
      { name: '1b', schoolLevel: 1 },
    ]
    const made = await take({ newClasses, added: [{ firstName: 'Ida', lastName: 'Neu', newClass: 0 }] }, own.manager)
    const classes = (await ask('GET', '/classes', undefined, own.manager)).body.data.rows
    const used = classes.find((row: { name: string }) => row.name === '1a')
    const color = '#aa3377'
    await ask('POST', `/classes/${used.id}/subjects`, { name: 'Musik', abbreviation: 'MU', color }, own.manager)
    const { stays } = (await undo(made.body.data.id, own.manager)).body.data
    expect(stays).toEqual([{ kind: 'class', reason: 'used', student: null, schoolClass: { id: used.id, name: '1a' } }])
    const after = (await ask('GET', '/classes', undefined, own.manager)).body.data.rows
    expect(after.map((row: { name: string }) => row.name).toSorted()).toEqual(['1a', '3a', '3b'])
    expect((await everybody(own.manager)).some(({ firstName }) => firstName === 'Ida')).toBe(false)
  })

  test('keeps a class of the import that somebody begins to use at the same moment', async () => {
    const own = await fresh()
    const newClasses = [{ name: '1a', schoolLevel: 1 }]
    const made = await take({ newClasses, added: [{ firstName: 'Ida', lastName: 'Neu', newClass: 0 }] }, own.manager)
    const classes = (await ask('GET', '/classes', undefined, own.manager)).body.data.rows
    const { id } = classes.find((row: { name: string }) => row.name === '1a')
    const { undoing } = await writeDirectory(admin.owner, async (tx) => {
      await tx`
        insert into school_subject (tenant_id, school_class_id, name, abbreviation, color, school_level)
        values (${own.tenantId}, ${id}, 'Musik', 'MU', '#aa3377', 1)`
      const undoing = undo(made.body.data.id, own.manager)
      await untilCallsWait(admin.owner)
      return { undoing }
    })
    const { status, body } = await undoing
    const stay = { kind: 'class', reason: 'used', student: null, schoolClass: { id, name: '1a' } }
    expect([status, body.data?.stays]).toEqual([200, [stay]])
  }, 60_000)

  test('changes nothing in a class that was closed meanwhile', async () => {
    const own = await fresh()
    const { secondClass, manager } = own
    const added = [{ firstName: 'Ida', lastName: 'Neu', schoolClassId: secondClass.id }]
    const made = await take({ added }, manager)
    await ask('PUT', `/classes/${secondClass.id}`, { isActive: false }, manager)
    const { stays } = (await undo(made.body.data.id, manager)).body.data
    expect(stays.map((one: { reason: string }) => one.reason)).toEqual(['closed'])
  })

  test('is possible for 30 days; then what was changed is forgotten', async () => {
    const own = await fresh()
    const made = await take({ added: [{ firstName: 'Ida', lastName: 'Alt' }] }, own.manager)
    const { id } = made.body.data
    await ageUndoEntries(admin.owner, own.tenantId, '31 days')
    await purgeUndoEntries(admin.owner, new AbortController().signal)
    expect((await undo(id, own.manager)).body.error).toBe('NOT_FOUND')
    const [stored] = await admin.owner`select from undo_row where undo_entry_id = ${id}`
    expect(stored).toBeUndefined()
    expect((await everybody(own.manager)).some(({ lastName }) => lastName === 'Alt')).toBe(true)
  })
})
