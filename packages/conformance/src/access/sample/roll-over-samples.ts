import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'

const counts = {
  classes: 0,
  students: 0,
  leavers: 0,
  subjects: 0,
  competences: 0,
  rights: 0,
  scales: 0,
  assessments: 0,
}

/** Gives the school a roll-over without classes, which can be undone. */
export const madeRollOver = async (owner: Database, school: TestSchool, toYearId: string): Promise<string> => {
  const id = Bun.randomUUIDv7()
  await owner`
    insert into roll_over (tenant_id, id, from_school_year_id, to_school_year_id, made_by_id, undo_until,
      counts)
    values (${school.tenantId}, ${id}, ${school.year.id}, ${toYearId}, ${school.admin.userId},
      now() + interval '30 days', ${owner.json(counts)})`
  return id
}

/** Requests about taking classes over into another year. */
export const rollOverSamples = ({ school, unusedYearId, rollOverId }: Fixture) => {
  const path = `/school-years/${school.year.id}/roll-over`
  const line = {
    schoolClassId: school.schoolClass.id,
    name: '4a',
    nickname: null,
    schoolLevel: 4,
    creatorId: school.classTeacher.userId,
    withStudents: true,
  }
  const body = { toSchoolYearId: unusedYearId, competences: 'own', lines: [line] }
  const timetable = {
    periods: [{ number: 1, startsAt: '08:00', endsAt: '08:45' }],
    lessons: [
      {
        schoolClassId: school.schoolClass.id,
        schoolSubjectId: school.schoolClass.german.id,
        userId: school.subjectTeacher.userId,
        weekday: 1,
        periodNumber: 1,
        teacherCode: 'FB',
      },
    ],
  }
  return {
    getSchoolCalendar: { path: '/school-years/calendar' },
    getYearOutlook: { path: '/school-years/outlook' },
    getTimetable: { path: '/tenants/current/timetable' },
    replaceTimetable: { path: '/tenants/current/timetable', body: timetable },
    deleteTimetable: { path: '/tenants/current/timetable' },
    getRollOverPlan: { path: `${path}?toSchoolYearId=${unusedYearId}` },
    previewRollOver: { path: `${path}/preview`, body },
    rollOver: { path, body },
    listRollOvers: { path: '/roll-overs' },
    undoRollOver: { path: `/roll-overs/${rollOverId}` },
  } satisfies Record<string, SampleValue>
}
