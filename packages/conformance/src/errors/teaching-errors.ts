import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { form, pngFile } from '@lernspur/testing/form'
import { by, type ErrorFixture, type Producers } from './error-fixture'

const levelsOf = ({ fixture }: ErrorFixture): string => `/performance-visuals/${fixture.visual.id}/performance-levels`

const withFile = (file: Blob): FormData => form({ label: 'rot', file })

/** Errors about assessing, observing, reports and files. */
export const teachingErrors = {
  TOO_MANY_LEVELS: ({ fixture }) => {
    const { classTeacher, schoolClass } = fixture.school
    const performanceLevelsV2 = Array.from({ length: 11 }, (_, index) => ({ label: `Stufe ${index}` }))
    const body = { name: 'Zu viel', schoolClassId: schoolClass.id, performanceLevelsV2 }
    return by(classTeacher, 'POST', '/performance-visuals', body)
  },
  INVALID_IMPLICIT_DELETION: ({ fixture }) => {
    const body = { performanceLevelsV2: [{ id: fixture.visual.levelId }] }
    return by(fixture.school.classTeacher, 'PUT', `/performance-visuals/${fixture.visual.id}`, body)
  },
  FILE_ALREADY_EXISTS: (errorFixture) =>
    by(errorFixture.fixture.school.classTeacher, 'POST', levelsOf(errorFixture), withFile(pngFile('red'))),
  FILE_VALIDATION_FAILED: (errorFixture) =>
    by(
      errorFixture.fixture.school.classTeacher,
      'POST',
      levelsOf(errorFixture),
      withFile(new File(['no picture'], 'bild.png')),
    ),
  FILE_SIZE_LIMIT_EXCEEDED: (errorFixture) => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'bild.png')
    return by(errorFixture.fixture.school.classTeacher, 'POST', levelsOf(errorFixture), withFile(large))
  },
  GET_FILE_ERROR: ({ fixture }) => by(fixture.school.admin, 'GET', `/files/${Bun.randomUUIDv7()}`),
  STUDENT_NO_SUBJECT_RELATION: async ({ owner, fixture }) => {
    const { classTeacher, schoolClass } = fixture.school
    const [, child] = schoolClass.students
    await owner`
      delete from student_subject_relation
      where student_id = ${child.id} and school_subject_id = ${schoolClass.german.id}`
    return by(classTeacher, 'POST', '/observations-v2', {
      schoolClassId: schoolClass.id,
      studentId: child.id,
      competenceId: schoolClass.german.competenceIds[0],
      description: 'liest',
    })
  },
  REPORT_ALREADY_COMPLETED: async ({ ask, fixture }) => {
    const { classTeacher } = fixture.school
    const path = `/reports/${fixture.reportId}`
    await ask(
      classTeacher,
      by(classTeacher, 'PATCH', `${path}/close`, { incompleteSubjectIds: [fixture.reportSubjectId] }),
    )
    return by(classTeacher, 'PATCH', `${path}/comment`, { summaryComment: 'zu spät' })
  },
  REPORT_FILE_UNREADABLE: async ({ owner, fixture }) => {
    const id = fixture.reportId
    await owner`update report set status = 'completed', completed_at = now() where id = ${id}`
    // Nothing has stored it.
    await owner`
      insert into report_file (tenant_id, report_id, language, size, sha256, stored_at)
      values (${fixture.school.tenantId}, ${id}, 'de', 1, ${'0'.repeat(64)}, now())`
    return by(fixture.school.admin, 'GET', `/reports/${id}/pdf`)
  },
  REPORT_NO_CLASS_ASSOCIATION: async ({ owner, fixture }) => {
    await owner`
      update report set school_class_id = null, status = 'inProgress', completed_at = null
      where id = ${fixture.reportId}`
    return by(fixture.school.admin, 'PATCH', `/reports/${fixture.reportId}/comment`, { summaryComment: 'zu spät' })
  },
} satisfies Partial<Producers<ErrorCode>>
