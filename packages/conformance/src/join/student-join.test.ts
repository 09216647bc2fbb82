import { describe, expect, test } from 'bun:test'
import type { TestPerson, TestSchool } from '@lernspur/testing/test-school'
import { otherSchool, testSchool } from '@lernspur/testing/test-school'
import { type Child, erasureFixture } from '../erasure/erasure-fixture'

const { owner, ask, post, addChild, request, letItBeDue, carryOut } = await erasureFixture()
const neighbour = await otherSchool(owner)

interface Reference {
  readonly table: string
  readonly column: string
}

/** Every column of the database that refers to a child by a foreign key, directly or by a place in a class. */
const references = await owner<Reference[]>`
  select con.conrelid::regclass::text as table, a.attname::text as column
  from pg_constraint con
  join pg_attribute a on a.attrelid = con.conrelid and a.attname like '%student_id' and a.attnum = any(con.conkey)
  where con.contype = 'f' and con.confrelid in ('student'::regclass, 'student_class_relation'::regclass)
  group by 1, 2 order by 1, 2`

/** Tables without a key to the child that name it all the same. */
const others: readonly Reference[] = [
  { table: 'report', column: 'original_student_id' },
  { table: 'audit_entry', column: 'entity_id' },
]
const all = [...references, ...others]

/** What the service makes again from the names. */
const derived = new Set(['student_name_part'])
const ofDerivation = ['updated_at', 'searched_as', 'enrolled_until']

const rowsAbout = async ({ table, column }: Reference, ids: readonly string[]) => {
  const rows = await owner<{ content: object }[]>`
    select to_jsonb(t) - ${ofDerivation}::text[] as content from ${owner(table)} t
    where t.${owner(column)} = any(${[...ids]}::uuid[]) order by t.id`
  return rows.map(({ content }) => content)
}

/** Everything about the children, by table. */
const everythingAbout = async (ids: readonly string[]) =>
  new Map(
    await Promise.all(
      [...all, { table: 'student', column: 'id' }]
        .filter(({ table }) => !derived.has(table) && table !== 'audit_entry')
        .map(async (one) => [one.table, await rowsAbout(one, ids)] as const),
    ),
  )

const countIn = async (reference: Reference, id: string): Promise<number> => (await rowsAbout(reference, [id])).length

/** A seat, a plan for the week, a former class and parts of the name, beside what `addChild` makes. */
const addFurther = async (
  { tenantId, schoolClass, secondClass, classTeacher }: TestSchool,
  id: string,
  seat: number,
) => {
  await owner`
    insert into seating_plan (tenant_id, school_class_id, creator_id)
    values (${tenantId}, ${schoolClass.id}, ${classTeacher.userId}) on conflict do nothing`
  await owner`
    insert into seating_desk (tenant_id, seating_plan_id, school_class_id, student_id, x, y)
    select tenant_id, id, school_class_id, ${id}, ${seat}, 0 from seating_plan where tenant_id = ${tenantId}`
  await owner`
    insert into week_plan_item (tenant_id, user_id, school_class_id, week, student_id)
    values (${tenantId}, ${classTeacher.userId}, ${schoolClass.id}, '2026-11-23', ${id})`
  await owner`
    insert into former_class_relation (tenant_id, student_id, school_class_id, left_on)
    values (${tenantId}, ${id}, ${secondClass.id}, '2026-09-01')`
  await owner`
    insert into enm_student (tenant_id, enm_id, enm_name, student_id) values (${tenantId}, ${seat}, 'Zolkiewska, F.', ${id})`
  await owner`insert into student_name_part (tenant_id, student_id, part) values (${tenantId}, ${id}, 'phi')`
}

const preview = async (person: TestPerson, target: string, source: string) =>
  (await ask(person, 'GET', `/students/${target}/join-preview?sourceId=${source}`)).body

/** Joins two records as they are now. */
const join = async (person: TestPerson, target: string, source: string, more: object = {}, headers = {}) => {
  const seen = await owner<{ id: string; updatedAt: string }[]>`
    select id, updated_at from student where id = any(${[target, source]}::uuid[])`
  const versionOf = (id: string) => seen.find((row) => row.id === id)?.updatedAt ?? new Date().toISOString()
  const body = { sourceId: source, updatedAt: versionOf(target), sourceUpdatedAt: versionOf(source), ...more }
  return ask(person, 'POST', `/students/${target}/joins`, body, headers)
}
const undo = (person: TestPerson, id: string) => ask(person, 'PUT', `/student-joins/${id}/undo`)

/** A school with two records of one child, both in one class, the second one in another class as well. */
const twoRecords = async () => {
  const school = await testSchool(owner)
  const [target, source] = [await addChild(school), await addChild(school, 'Filippa', 'Zolkiewska')] as [Child, Child]
  await post(school.manager, '/student-class-relations/link', {
    relations: [{ studentId: source.id, schoolClassId: school.secondClass.id }],
  })
  await addFurther(school, target.id, 0)
  await addFurther(school, source.id, 1)
  return { school, target: target.id, source: source.id }
}

describe('two records of one child', () => {
  test('every table that refers to a child follows, and an undo brings back each row', async () => {
    const { school, target, source } = await twoRecords()
    // A table that is not filled here would tell nothing: whoever adds one says what becomes of it.
    for (const one of all) expect([one.table, (await countIn(one, source)) > 0]).toEqual([one.table, true])
    const before = await everythingAbout([target, source])
    const made = await join(school.manager, target, source)
    expect(made.status).toBe(201)
    for (const one of all) expect([one.table, await countIn(one, source)]).toEqual([one.table, 0])
    for (const table of ['observation', 'legacy_observation', 'observation_photo', 'talk_sheet', 'report'])
      expect([table, (await rowsAbout(all.find((one) => one.table === table) as Reference, [target])).length]).toEqual([
        table,
        before.get(table)?.length ?? 0,
      ])
    expect((await undo(school.admin, made.body.data.id)).body.data).toMatchObject({ isUndoable: false })
    expect(await everythingAbout([target, source])).toEqual(before)
    expect((await undo(school.admin, made.body.data.id)).body.error).toBe('UPDATE_NOT_ALLOWED')
  })

  test('are shown beside each other before, with what both have', async () => {
    const { school, target, source } = await twoRecords()
    const { data } = await preview(school.manager, target, source)
    const counts = { observations: 5, photos: 1, reports: 2, talkSheets: 1, formerClasses: 1, plans: 1 }
    expect(data.target).toMatchObject({ firstName: 'Philippa', isErased: false, counts: { ...counts, classes: 1 } })
    expect(data.source).toMatchObject({ firstName: 'Filippa', counts: { ...counts, classes: 2 } })
    expect(data.sharedClasses).toMatchObject([{ id: school.schoolClass.id, name: '3a' }])
    expect(data.sharedReports).toEqual(['Entwurf', 'Zeugnis'])
    const same = await preview(school.manager, target, target)
    expect([same.error, same.details[0].path]).toEqual(['VALIDATION_FAILED', 'sourceId'])
  })

  test('have one name and date of birth afterwards, and each its own again', async () => {
    const { school, target, source } = await twoRecords()
    await owner`update student set birth_date = '2018-04-03' where id = ${source}`
    const made = await join(school.manager, target, source, { name: 'source' })
    const fieldsOf = async (id: string) =>
      (await owner`select first_name, last_name, birth_date from student where id = ${id}`)[0]
    expect(await fieldsOf(target)).toEqual({ firstName: 'Filippa', lastName: 'Zolkiewska', birthDate: '2018-04-03' })
    expect(made.body.data).toMatchObject({
      student: { firstName: 'Filippa' },
      source: { firstName: 'Filippa' },
      counts: { observations: 5, classes: 2 },
      isUndoable: true,
    })
    const listed = (await ask(school.admin, 'GET', '/student-joins')).body.data.rows
    expect(listed).toMatchObject([{ id: made.body.data.id, studentId: target, undoneAt: null }])
    await undo(school.manager, made.body.data.id)
    expect(await fieldsOf(target)).toEqual({ firstName: 'Philippa', lastName: 'Żółkiewska', birthDate: null })
    expect(await fieldsOf(source)).toEqual({ firstName: 'Filippa', lastName: 'Zolkiewska', birthDate: '2018-04-03' })
  })

  test('leave completed reports as they were issued', async () => {
    const { school, target, source } = await twoRecords()
    const completed = () => owner<{ id: string }[]>`
      select to_jsonb(r) - 'original_student_id' as content from report r
      where r.tenant_id = ${school.tenantId} and r.status = 'completed' order by r.id`
    const before = [...(await completed())]
    await join(school.manager, target, source, { name: 'target' })
    expect([...(await completed())]).toEqual(before)
    const listed = await ask(school.classTeacher, 'GET', `/reports?limit=100`)
    const ofChild = listed.body.data.rows.filter(
      (row: { originalStudentId: string }) => row.originalStudentId === target,
    )
    expect(ofChild).toHaveLength(4)
  })

  test('what is entered afterwards stays with the child, and so does its place in that class', async () => {
    const { school, target, source } = await twoRecords()
    const { classTeacher, secondClass } = school
    const made = await join(school.manager, target, source)
    await post(classTeacher, '/observations-v2', {
      schoolClassId: secondClass.id,
      studentId: target,
      competenceId: secondClass.german.competenceIds[0],
      description: 'danach',
    })
    await owner`update student set first_name = 'Pippa', updated_at = clock_timestamp() where id = ${target}`
    expect((await undo(school.manager, made.body.data.id)).status).toBe(200)
    const [after] = await owner<{ firstName: string; entries: number; classes: number }[]>`
      select s.first_name, (
        select count(*)::integer from observation o where o.student_id = s.id and o.description = 'danach') as entries, (
        select count(*)::integer from student_class_relation scr where scr.student_id = s.id) as classes
      from student s where s.id = ${target}`
    expect(after).toEqual({ firstName: 'Pippa', entries: 1, classes: 2 })
  })

  test('a deleted entry of the second one is restored to the child', async () => {
    const { school, target, source } = await twoRecords()
    const [deleted] = await owner<{ rowId: string }[]>`
      select uro.row_id from undo_row uro where uro.table_name = 'observation' and uro.student_id = ${source}`
    await join(school.manager, target, source)
    const answer = await ask(school.classTeacher, 'POST', '/observations-v2/restore', {
      observationIds: [deleted?.rowId],
    })
    expect(answer.status).toBeLessThan(300)
    const [restored] = await owner`select student_id from observation where id = ${deleted?.rowId ?? ''}`
    expect(restored).toEqual({ studentId: target })
  })
})

describe('a join', () => {
  test('is for those who lead the school, of two children of it, as they were seen', async () => {
    const { school, target, source } = await twoRecords()
    const { manager, classTeacher } = school
    expect((await join(classTeacher, target, source)).body.error).toBe('NO_PERMISSION')
    expect((await preview(classTeacher, target, source)).error).toBe('NO_PERMISSION')
    expect((await join(neighbour.admin, target, source)).body.error).toBe('NOT_FOUND')
    expect((await preview(neighbour.admin, target, source)).error).toBe('NOT_FOUND')
    expect((await join(manager, target, neighbour.schoolClass.students[0].id)).body.error).toBe('NOT_FOUND')
    expect((await join(manager, target, target)).body.error).toBe('VALIDATION_FAILED')
    const stale = await join(manager, target, source, { sourceUpdatedAt: '2026-01-01T00:00:00.000000Z' })
    expect(stale.body.error).toBe('EDIT_CONFLICT')
    const { data: erasure } = (await request(manager, { id: source }, 'keep')).body
    expect((await join(manager, target, source)).body.error).toBe('UPDATE_NOT_ALLOWED')
    await ask(manager, 'PUT', `/student-erasures/${erasure.id}/undo`)
    const made = await join(manager, target, source)
    expect((await undo(classTeacher, made.body.data.id)).body.error).toBe('NO_PERMISSION')
    expect((await undo(neighbour.admin, made.body.data.id)).body.error).toBe('NOT_FOUND')
    expect((await ask(neighbour.admin, 'GET', '/student-joins')).body.data.count).toBe(0)
  })

  test('that is sent twice happens once', async () => {
    const { school, target, source } = await twoRecords()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const seen = await owner<{ id: string; updatedAt: string }[]>`
      select id, updated_at from student where id = any(${[target, source]}::uuid[])`
    const versions = {
      updatedAt: seen.find(({ id }) => id === target)?.updatedAt,
      sourceUpdatedAt: seen.find(({ id }) => id === source)?.updatedAt,
    }
    const first = await join(school.manager, target, source, versions, key)
    const second = await join(school.manager, target, source, versions, key)
    expect([first.status, second.body?.data?.id ?? JSON.stringify(second.body)]).toEqual([201, first.body.data.id])
    expect((await ask(school.manager, 'GET', '/student-joins')).body.data.count).toBe(1)
  })

  test('of the child into a third record cannot be followed by an undo of the first', async () => {
    const { school, target, source } = await twoRecords()
    const third = school.schoolClass.students[0].id
    const first = await join(school.manager, target, source)
    const second = await join(school.manager, third, target)
    expect((await undo(school.manager, first.body.data.id)).body.error).toBe('UPDATE_NOT_ALLOWED')
    expect((await undo(school.manager, second.body.data.id)).status).toBe(200)
  })

  test('stands in the audit with the child, and goes with it', async () => {
    const { school, target, source } = await twoRecords()
    await join(school.manager, target, source, { name: 'source' })
    const filter = `filter[0][field]=entityId&filter[0][type]=eq&filter[0][value]=${target}`
    const { rows } = (await ask(school.admin, 'GET', `/tenants/current/audit?${filter}&limit=100`)).body.data
    expect(rows).toContainEqual(expect.objectContaining({ noun: 'student', verb: 'join' }))
    const { data: erasure } = (await request(school.manager, { id: target }, 'erase')).body
    await letItBeDue(erasure.id)
    await carryOut()
    const left = await owner`
      select from undo_row uro where uro.tenant_id = ${school.tenantId} and uro.content::text ~ 'Filippa|Philippa'
      union all
      select from undo_entry ue where ue.tenant_id = ${school.tenantId} and ue.kind = 'student-join'
      union all
      select from audit_entry aue where aue.tenant_id = ${school.tenantId} and aue.change::text ~ 'Filippa|Philippa'`
    expect(left).toHaveLength(0)
  })
})
