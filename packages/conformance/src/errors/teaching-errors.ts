import type { ErrorCode } from '@lernspur/contracts/error-catalogue'
import { form, pngFile } from '@lernspur/testing/form'
import { by, type Ground, type Producers } from './ground'

const levelsOf = ({ world }: Ground): string => `/performance-visuals/${world.visual.id}/performance-levels`

const withFile = (file: Blob): FormData => form({ label: 'rot', file })

/** Errors about assessing, observing, reports and files. */
export const teachingErrors = {
  TOO_MANY_LEVELS: ({ world }) => {
    const { classTeacher, schoolClass } = world.school
    const performanceLevelsV2 = Array.from({ length: 11 }, (_, index) => ({ label: `Stufe ${index}` }))
    const body = { name: 'Zu viel', schoolClassId: schoolClass.id, performanceLevelsV2 }
    return by(classTeacher, 'POST', '/performance-visuals', body)
  },
  INVALID_IMPLICIT_DELETION: ({ world }) => {
    const body = { performanceLevelsV2: [{ id: world.visual.levelId }] }
    return by(world.school.classTeacher, 'PUT', `/performance-visuals/${world.visual.id}`, body)
  },
  FILE_ALREADY_EXISTS: (ground) =>
    by(ground.world.school.classTeacher, 'POST', levelsOf(ground), withFile(pngFile('red'))),
  FILE_VALIDATION_FAILED: (ground) =>
    by(ground.world.school.classTeacher, 'POST', levelsOf(ground), withFile(new File(['no picture'], 'bild.png'))),
  FILE_SIZE_LIMIT_EXCEEDED: (ground) => {
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'bild.png')
    return by(ground.world.school.classTeacher, 'POST', levelsOf(ground), withFile(large))
  },
  GET_FILE_ERROR: ({ world }) => by(world.school.admin, 'GET', `/files/${Bun.randomUUIDv7()}`),
  STUDENT_NO_SUBJECT_RELATION: async ({ owner, world }) => {
    const { classTeacher, schoolClass } = world.school
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
  REPORT_ALREADY_COMPLETED: async ({ ask, world }) => {
    const { classTeacher } = world.school
    const path = `/reports/${world.reportId}`
    await ask(
      classTeacher,
      by(classTeacher, 'PATCH', `${path}/close`, { incompleteSubjectIds: [world.reportSubjectId] }),
    )
    return by(classTeacher, 'PATCH', `${path}/comment`, { summaryComment: 'zu spät' })
  },
  REPORT_NO_CLASS_ASSOCIATION: async ({ owner, world }) => {
    await owner`update report set school_class_id = null where id = ${world.reportId}`
    return by(world.school.admin, 'GET', `/reports/${world.reportId}/pdf`)
  },
} satisfies Partial<Producers<ErrorCode>>
