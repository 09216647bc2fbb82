import type { Database } from '@lernspur/database/connection/connect'
import type { TestSchool } from '@lernspur/testing/test-school'
import type { Fixture, SampleValue } from '../fixture'
import { undoEntry } from '../row/undo-rows'

const counts = { observations: 0, photos: 0, reports: 0, talkSheets: 0, classes: 0, formerClasses: 0, plans: 0 }

/** Two records of a student, and one into which another record was joined. */
export const studentJoins = async (owner: Database, school: TestSchool): Promise<Fixture['studentJoins']> => {
  const add = async () => {
    const [student] = await owner<{ id: string; updatedAt: string }[]>`
      insert into student (tenant_id, first_name, last_name) values (${school.tenantId}, 'Zoe', 'Zweimal')
      returning id, updated_at`
    return student ?? { id: '', updatedAt: '' }
  }
  const [target, source] = [await add(), await add()]
  const sourceId = Bun.randomUUIDv7()
  const content = { id: sourceId, student_id: target.id, first_name: 'Zoe', last_name: 'Dreimal' }
  const rows = [{ action: 'delete', table: 'joined_student', content }] as const
  const joinId = await undoEntry(owner, school, 'student-join', null, rows, { studentId: target.id, sourceId, counts })
  return { joinId, target, source }
}

/** Requests about joining two records of one student. */
export const studentJoinSamples = ({ studentJoins: { joinId, target, source } }: Fixture) =>
  ({
    previewStudentJoin: { path: `/students/${target.id}/join-preview?sourceId=${source.id}` },
    joinStudents: {
      path: `/students/${target.id}/joins`,
      body: { sourceId: source.id, updatedAt: target.updatedAt, sourceUpdatedAt: source.updatedAt },
    },
    undoStudentJoin: { path: `/student-joins/${joinId}/undo` },
    listStudentJoins: { path: '/student-joins' },
  }) satisfies Record<string, SampleValue>
