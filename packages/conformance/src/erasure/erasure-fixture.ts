import { afterAll } from 'bun:test'
import { connect } from '@lernspur/database/connection/connect'
import { openFileStore } from '@lernspur/service-kit/file-store/open-file-store'
import { schoolAdminService } from '@lernspur/service-school-admin/app'
import { carryOutErasures } from '@lernspur/service-school-admin/student-erasure/carry-out-erasures'
import { teacherService } from '@lernspur/service-teacher/app'
import { form, pngData, pngFile } from '@lernspur/testing/form'
import { servicesForFile } from '@lernspur/testing/service-for-file'
import { testPublicUrl } from '@lernspur/testing/sign-in'
import type { TestPerson, TestSchool } from '@lernspur/testing/test-school'

export interface Child {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly avatar: string
  readonly photoId: string
}

/** Two services on one database, and steps with a child that several test files share. */
export const erasureFixture = async () => {
  const { owner, database, services } = await servicesForFile({
    'school-admin': schoolAdminService,
    teacher: teacherService,
  })
  const files = openFileStore({ dataDir: database.filesDir, s3: undefined })
  const db = connect(database.urlFor('school-admin'), { name: 'erasures', max: 2 })
  afterAll(() => db.end())

  const ask = (person: TestPerson, method: string, path: string, body?: object, headers = {}) => {
    const isTeaching = /^\/(observations|classes\/[^/]+\/report|reports|files)|\/(export|talk-sheets)$/.test(path)
    return services[isTeaching ? 'teacher' : 'school-admin'].ask(person, {
      method,
      path,
      headers,
      ...(body && { body }),
    })
  }

  const post = async (person: TestPerson, path: string, body: object, headers = {}) => {
    const answer = await ask(person, 'POST', path, body, headers)
    if (answer.status !== 201) throw new Error(`${path}: ${answer.body?.error}`)
    return answer.body.data
  }

  /** A child with entries of both versions, a photo of one, an open and a completed report, a picture and traces elsewhere. */
  const addChild = async (school: TestSchool, firstName = 'Philippa', lastName = 'Żółkiewska'): Promise<Child> => {
    const { schoolClass, admin, classTeacher } = school
    const child = await post(admin, '/students', {
      firstName,
      lastName,
      schoolClassIds: [schoolClass.id],
      avatar: pngData(),
    })
    const entry = {
      schoolClassId: schoolClass.id,
      studentId: child.id,
      competenceId: schoolClass.german.competenceIds[0],
      description: `${firstName} liest vor`,
    }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const observed = await post(classTeacher, '/observations-v2', entry, key)
    for (let number = 0; number < 2; number++) await post(classTeacher, '/observations-v2', entry)
    const photo = await post(classTeacher, `/observations-v2/${observed.id}/photos`, form({ file: pngFile() }))
    const deleted = await post(classTeacher, '/observations-v2', entry)
    await post(classTeacher, `/observations-v2/${deleted.id}/photos`, form({ file: pngFile() }))
    await ask(classTeacher, 'DELETE', `/observations-v2/${deleted.id}`)
    for (let number = 0; number < 2; number++) await post(classTeacher, '/observations', entry)
    const talk = { agreed: `${firstName} liest täglich`, note: `${firstName} ist traurig` }
    await post(classTeacher, `/classes/${schoolClass.id}/students/${child.id}/talk-sheets`, talk)
    const reportOf = async (name: string) => {
      const made = await post(classTeacher, `/classes/${schoolClass.id}/reports/bulk`, {
        name,
        calculationMethod: 'allEntries',
        studentIds: [child.id],
      })
      return made.rows[0]
    }
    const completed = await reportOf('Zeugnis')
    await reportOf('Entwurf')
    const incompleteSubjectIds = completed.subjects.map((subject: { id: string }) => subject.id)
    await ask(admin, 'PATCH', `/reports/${completed.id}/close`, { incompleteSubjectIds })
    await owner`
      insert into notification (user_id, tenant_id, type, title, message, target_id)
      values (${admin.userId}, ${school.tenantId}, 'general', 'Bericht', 'Bericht', ${completed.id}),
        (${admin.userId}, ${school.tenantId}, 'general', 'Kind', 'Kind', ${child.id})`
    await owner`
      insert into mail_outbox (kind, recipient, language, facts)
      values ('feedback', 'hilfe@lernspur.example', 'de', ${`{"page":"/class/x/student/${child.id}"}`}::text::jsonb)`
    return { ...child, photoId: photo.id }
  }

  const request = (person: TestPerson, { id }: Pick<Child, 'id'>, completedReports: string) =>
    ask(person, 'POST', `/students/${id}/erasures`, { reason: 'request', note: 'Philippa zieht um', completedReports })

  /** Makes a request due now, as a week's wait would. */
  const letItBeDue = async (erasureId: string): Promise<void> => {
    await owner`update student_erasure set due_at = now() where id = ${erasureId}`
  }
  const carryOut = (): Promise<void> => {
    const receipts = { secret: database.secret, publicUrl: testPublicUrl, backupDays: 30 }
    return carryOutErasures({ db, files, receipts }, new AbortController().signal)
  }
  return { owner, files, ask, post, addChild, request, letItBeDue, carryOut }
}
