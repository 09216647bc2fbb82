import { describe, expect, test } from 'bun:test'
import type { Report } from '@lernspur/contracts/teacher/report.contract'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { otherSchool, type TestPerson, type TestSchool, testSchool } from '@lernspur/testing/test-school'
import { untilCallsWait } from '@lernspur/testing/until-calls-wait'
import { notificationFixture } from './notification-fixture'

const { owner, teacher, notificationsOf, readAll } = await notificationFixture()

const create = async (school: TestSchool, person: TestPerson, more: object = {}, headers = {}): Promise<Report[]> => {
  const path = `/classes/${school.schoolClass.id}/reports/bulk`
  const body = { name: 'Halbjahr', calculationMethod: 'latestEntries', ...more }
  return (await teacher.ask(person, { method: 'POST', path, body, headers })).body.data.rows
}
const addGroup = async ({ schoolClass, classTeacher }: TestSchool): Promise<string> => {
  const path = `/classes/${schoolClass.id}/report-groups`
  return (await teacher.ask(classTeacher, { method: 'POST', path, body: { name: 'Zeugnisse' } })).body.data.id
}

describe('new reports', () => {
  test('ask each colleague once for the subjects he or she may write', async () => {
    const school = await testSchool(owner)
    const { classTeacher, subjectTeacher, schoolClass } = school
    await owner`update app_user set language = 'en' where id = ${subjectTeacher.userId}`
    await create(school, school.manager)
    const location = {
      targetId: schoolClass.id,
      metaData: { schoolClassId: schoolClass.id, tenantId: school.tenantId },
    }
    const sender = { id: school.manager.userId }
    expect(await notificationsOf(classTeacher)).toMatchObject([
      {
        type: 'reportSubjectEditRequest',
        title: 'Neue Berichte der Klasse 3a',
        message: 'Bitte bearbeiten Sie in „Halbjahr“: Deutsch und Mathematik.',
        sender,
        ...location,
      },
    ])
    expect(await notificationsOf(subjectTeacher)).toMatchObject([
      { title: 'New reports of class 3a', message: 'Please complete in “Halbjahr”: Deutsch.', sender, ...location },
    ])
    for (const person of [school.manager, school.admin, school.outsider])
      expect(await notificationsOf(person)).toEqual([])
  })

  test('lead to their group', async () => {
    const school = await testSchool(owner)
    const groupId = await addGroup(school)
    await create(school, school.classTeacher, { groupId })
    expect(await notificationsOf(school.subjectTeacher)).toMatchObject([
      { targetId: groupId, metaData: { reportGroupId: groupId } },
    ])
    expect(await notificationsOf(school.classTeacher)).toEqual([])
  })

  test('do not notify users who may not write, are no longer members, have none of the subjects, or work elsewhere', async () => {
    const school = await testSchool(owner)
    const { tenantId, subjectTeacher, classTeacher, schoolClass } = school
    const neighbours = await otherSchool(owner)
    await create(school, classTeacher, { schoolSubjectIds: [schoolClass.mathematics.id] })
    await owner`update class_access_right set can_write_competence_entries = false where tenant_id = ${tenantId}`
    await create(school, classTeacher)
    await owner`update class_access_right set can_write_competence_entries = true where tenant_id = ${tenantId}`
    await owner`update user_role set status = 'disabled' where id = ${subjectTeacher.userRoleId}`
    await create(school, classTeacher)
    await owner`update user_role set status = 'active' where id = ${subjectTeacher.userRoleId}`
    for (const person of [subjectTeacher, neighbours.admin, neighbours.classTeacher, neighbours.subjectTeacher])
      expect(await notificationsOf(person)).toEqual([])
  })

  test('that are retried, or created one by one, notify once', async () => {
    const school = await testSchool(owner)
    const headers = { 'idempotency-key': 'once' }
    await create(school, school.classTeacher, {}, headers)
    await create(school, school.classTeacher, {}, headers)
    for (const { id } of school.schoolClass.students) await create(school, school.classTeacher, { studentIds: [id] })
    expect(await notificationsOf(school.subjectTeacher)).toHaveLength(1)
    await create(school, school.classTeacher, { name: 'Jahresende' })
    expect(await notificationsOf(school.subjectTeacher)).toHaveLength(2)
  })
})

describe('a subject that a colleague completes', () => {
  const open = async (person: 'classTeacher' | 'manager' = 'classTeacher', count = 3) => {
    const school = await testSchool(owner)
    const studentIds = school.schoolClass.students.slice(0, count).map(({ id }) => id)
    const reports = await create(school, school[person], { groupId: await addGroup(school), studentIds })
    const set = async (status: string, report: Report | undefined, by = school.subjectTeacher) => {
      const part = report?.subjects.find(({ name }) => name === 'Deutsch')
      const path = `/reports/${report?.id}/subjects/${part?.id}`
      return (await teacher.ask(by, { method: 'PATCH', path, body: { status } })).status
    }
    return { school, reports, set }
  }

  test('notifies the author when it is complete in all reports of the group', async () => {
    const { school, reports, set } = await open()
    for (const report of reports) {
      expect(await notificationsOf(school.classTeacher)).toEqual([])
      await set('completed', report)
    }
    expect(await notificationsOf(school.classTeacher)).toMatchObject([
      {
        type: 'reportSubjectCompleted',
        title: 'Deutsch ist fertig',
        message: 'Deutsch ist in allen 3 Berichten „Zeugnisse“ der Klasse 3a fertig.',
        sender: { id: school.subjectTeacher.userId },
        targetId: reports[0]?.groupId,
        metaData: { schoolClassId: school.schoolClass.id },
      },
    ])
    expect(await notificationsOf(school.subjectTeacher)).toMatchObject([{ type: 'reportSubjectEditRequest' }])
  })

  test('notifies once while unread, however often it is completed again', async () => {
    const { school, reports, set } = await open()
    for (const status of ['completed', 'inProgress', 'completed', 'completed'])
      for (const report of reports) await set(status, report)
    expect(await notificationsOf(school.classTeacher)).toHaveLength(1)
    await readAll(school.classTeacher)
    await set('completed', reports[0])
    expect(await notificationsOf(school.classTeacher)).toHaveLength(1)
    await set('inProgress', reports[0])
    await set('completed', reports[0])
    expect((await notificationsOf(school.classTeacher)).map(({ isRead }) => isRead)).toEqual([false, true])
  })

  test('does not notify the author as its own colleague, nor one who no longer sees the class', async () => {
    const own = await open()
    for (const report of own.reports) await own.set('completed', report, own.school.classTeacher)
    expect(await notificationsOf(own.school.classTeacher)).toEqual([])
    const { school, reports, set } = await open('manager')
    await owner`update user_role set role_type = 'user' where id = ${school.manager.userRoleId}`
    for (const report of reports) await set('completed', report)
    expect(await notificationsOf(school.manager)).toEqual([])
  })

  test('notifies once when the last two are completed concurrently', async () => {
    const { school, reports, set } = await open('manager', 2)
    const { answers } = await writeDirectory(owner, async (tx) => {
      // Both have written their subject before one can check whether it was the last.
      await tx`lock table report_group in access exclusive mode`
      const answers = Promise.all(reports.map((report) => set('completed', report)))
      await untilCallsWait(owner, reports.length)
      return { answers }
    })
    expect(await answers).toEqual([200, 200])
    expect(await notificationsOf(school.manager)).toHaveLength(1)
  })

  test('uses the singular for one report', async () => {
    const { school, reports, set } = await open('manager', 1)
    await set('completed', reports[0])
    expect(await notificationsOf(school.manager)).toMatchObject([
      { message: 'Deutsch ist im Bericht „Zeugnisse“ der Klasse 3a fertig.' },
    ])
  })
})
