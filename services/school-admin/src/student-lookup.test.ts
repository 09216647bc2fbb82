import { expect, test } from 'bun:test'
import type { TestPerson } from '@lernspur/testing/test-school'
import { rollOverFixture } from './school-year/roll-over/testing/roll-over-fixture'
import { maintainLookup, rebuildLookup } from './student/lookup/maintain-lookup'
import { updateEnrolmentEnds } from './student/lookup/update-enrolment-ends'

const { owner, ask, schoolWithNextYear, bodyOf, undo } = await rollOverFixture()
const school = await schoolWithNextYear()
const { tenantId, manager, year, nextYear, schoolClass, secondClass } = school
const [child, other] = schoolClass.students
const later = `${year.year + 2}-08-10`
const { signal } = new AbortController()

const send = async (method: string, path: string, body?: unknown) => {
  const answer = await ask(manager, { method, path, ...(body !== undefined && { body }) })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}
const relate = (verb: string, body: object) => send('POST', `/student-class-relations/${verb}`, body)
const pair = (schoolClassId: string, studentId = child.id) => ({ studentId, schoolClassId })
const updateClass = (change: object) => send('PUT', `/classes/${schoolClass.id}`, change)
const change = (part: object) => send('PATCH', '/classes', { classes: [{ id: schoolClass.id, ...part }] })

await send('POST', `/classes/${secondClass.id}/assign-to-school-year`, { schoolYearId: nextYear.id })

let imported = ''
let rolledOver = ''

/** Every way in which the classes of a student, or their last day, change. */
const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'joining a class': () => relate('link', { relations: [pair(secondClass.id)] }),
  'leaving a class': () => relate('unlink', { relations: [pair(secondClass.id)] }),
  'moving to another class': () => relate('move', { joined: [pair(secondClass.id)], left: [pair(schoolClass.id)] }),
  'changing the classes of a student': () => send('PUT', `/students/${child.id}`, { schoolClassIds: [schoolClass.id] }),
  'leaving all of them': () => send('PUT', `/students/${child.id}`, { schoolClassIds: [] }),
  'importing names': async () => {
    imported = (await send('POST', '/student-imports', { joined: [pair(schoolClass.id)] })).id
  },
  'taking an import back': () => send('PUT', `/student-imports/${imported}/undo`),
  'importing names of whoever leaves': async () => {
    imported = (await send('POST', '/student-imports', { left: [pair(schoolClass.id, other?.id)] })).id
  },
  'taking that import back': () => send('PUT', `/student-imports/${imported}/undo`),
  'taking classes over into the next year': async () => {
    rolledOver = (await send('POST', `/school-years/${year.id}/roll-over`, await bodyOf(school))).id
  },
  'undoing that': () => undo(manager, rolledOver),
  'changing the end of the year': () => send('PUT', `/school-years/${nextYear.id}`, { schoolYearEnd: later }),
  'assigning a class to another year': () =>
    send('POST', `/classes/${schoolClass.id}/assign-to-school-year`, { schoolYearId: nextYear.id }),
  'taking a class out of its year': () => change({ schoolYearId: null }),
  'archiving a class': () => updateClass({ isActive: false }),
  'activating it': () => updateClass({ isActive: true }),
  'archiving several classes': () => change({ isActive: false }),
}

const unknownDay = '0001-01-02'

interface Day {
  readonly id: string
  readonly stored: string
  readonly actual: string
}

const days = () => owner<Day[]>`
  select s.id, s.enrolled_until::text as stored, (
    select coalesce(max(coalesce(sy.school_year_end, case when sc.is_active then 'infinity' else '0001-01-01' end::date)),
      '-infinity')
    from student_class_relation scr join school_class sc on sc.id = scr.school_class_id
    left join school_year sy on sy.id = sc.school_year_id where scr.student_id = s.id)::text as actual
  from student s where s.tenant_id = ${tenantId} order by s.id`
const actual = async () => (await days()).map(({ id, actual }) => `${id} ${actual}`)
const invalidated = async () => (await days()).filter(({ stored }) => stored === unknownDay).length
const wrong = async () => (await days()).filter(({ stored, actual }) => stored !== unknownDay && stored !== actual)

const filter = (...filters: readonly (readonly [field: string, type: string, value: string])[]) =>
  filters
    .flatMap(([field, type, value], at) => [
      `filter[${at}][field]=${field}`,
      `filter[${at}][type]=${type}`,
      `filter[${at}][value]=${encodeURIComponent(value)}`,
    ])
    .join('&')

test('the stored last day of the classes of a student is never wrong, whatever changes them', async () => {
  for (const [name, act] of Object.entries(changes)) {
    await updateEnrolmentEnds(owner, tenantId)
    expect([name, await invalidated()]).toEqual([name, 0])
    const before = await actual()
    await act()
    expect([name, await wrong()]).toEqual([name, []])
    // Else it would show nothing.
    expect([name, (await actual()).join() === before.join()]).toEqual([name, false])
  }
}, 60_000)

test('who has no class or has left is listed alike before and after the last day is stored', async () => {
  const own = await schoolWithNextYear()
  const [none, left] = own.schoolClass.students
  await ask(own.manager, { method: 'PUT', path: `/students/${none.id}`, body: { schoolClassIds: [] } })
  await ask(own.manager, {
    method: 'PUT',
    path: `/students/${left?.id}`,
    body: { schoolClassIds: [own.secondClass.id] },
  })
  // Before anything is stored.
  await owner`update school_class set school_year_id = null, is_active = false where id = ${own.secondClass.id}`
  const listed = async (...is: [string, string, string?][]) => {
    const query = filter(...is.map(([field, value, type = 'eq']) => [field, type, value] as const))
    const { body } = await ask(own.manager, { method: 'GET', path: `/students?${query}` })
    return [body.data.count, body.data.rows.map(({ id }: { id: string }) => id)]
  }
  const all = async () => ({
    none: await listed(['hasClass', 'false']),
    left: await listed(['hasClass', 'true'], ['hasRunningClass', 'false']),
    running: await listed(['hasRunningClass', 'true']),
  })
  const before = await all()
  expect(before.none).toEqual([1, [none.id]])
  expect(await listed(['hasClass', 'true', 'ne'])).toEqual(before.none)
  expect(before.left[0]).toBe(1 + own.secondClass.students.length)
  await maintainLookup(owner, signal)
  expect(await all()).toEqual(before)
})

test('what a former release has changed is mended', async () => {
  await maintainLookup(owner, signal)
  await owner`delete from student_subject_relation where tenant_id = ${tenantId}`
  await owner`delete from student_class_relation where tenant_id = ${tenantId}`
  await rebuildLookup(owner, signal)
  expect([await wrong(), await invalidated()]).toEqual([[], 0])
})

test('a student is found by any part of the name, before and after its parts are stored, and by the new name at once', async () => {
  const create = (firstName: string, lastName: string, by: TestPerson = manager) =>
    ask(by, { method: 'POST', path: '/students', body: { firstName, lastName } }).then(({ body }) => body.data.id)
  const id = await create('Ömer-Can', 'von Überlingen-Wetterstein 50%')
  const found = async (value: string) => {
    const { rows } = await send('GET', `/students?${filter(['name', 'search', value])}`)
    return rows.some((row: { id: string }) => row.id === id)
  }
  const all = async () => {
    for (const word of ['ö', 'ÖM', 'can', 'überlingen-wetterstein', 'lingen', 'STEIN', '50%', '0%', 'stein ömer'])
      expect([word, await found(word)]).toEqual([word, true])
    for (const word of ['omar', 'überlingen-wetterstern', '5_%', 'cann', 'n_v'])
      expect([word, await found(word)]).toEqual([word, false])
  }
  await all()
  await maintainLookup(owner, signal)
  const [{ parts }] = await owner<[{ parts: number }]>`
    select count(*)::integer as parts from student_name_part where student_id = ${id}`
  expect(parts).toBeGreaterThan(20)
  await all()
  await send('PUT', `/students/${id}`, { firstName: 'Nele' })
  expect([await found('nele'), await found('ömer')]).toEqual([true, false])
  await maintainLookup(owner, signal)
  expect([await found('nele'), await found('ömer')]).toEqual([true, false])
  await send('DELETE', `/students/${id}`)
  expect(await owner`select from student_name_part where student_id = ${id}`).toHaveLength(0)
})
