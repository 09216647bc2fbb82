import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import type { Api } from '../fixture/api'

/** Milliseconds between two calls of one client: somebody who works quickly. */
const pause = 100

export interface LoadResult {
  readonly calls: number
  /** Calls that failed, as sentences. */
  readonly failures: readonly string[]
  /** How many entries were acknowledged, and how many of those the installation holds. */
  readonly entries: { readonly acknowledged: number; readonly held: number }
}

/** Calls that go on while an installation is upgraded. */
export interface Load {
  end(): Promise<LoadResult>
}

/** Begins to read what pages read, and to save entries whose note is `mark`, as a teacher of the class. */
export const beginLoad = async (api: Api, schoolClassId: string, mark: string): Promise<Load> => {
  const ofClass = [{ field: 'schoolClassId', type: 'eq' as const, value: schoolClassId }]
  const { rows } = await api.call(observationRoutes.listObservations, { list: { filter: ofClass, limit: 1 } })
  const [known] = rows
  if (!known) throw new Error('The class has no entry to go by.')
  const { studentId, competenceId } = known
  const failures: string[] = []
  let calls = 0
  let acknowledged = 0
  let isOver = false
  const repeat = async (call: () => Promise<unknown>) => {
    while (!isOver) {
      calls += 1
      await call().catch((error: unknown) => failures.push(String(error)))
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  const clients = [
    repeat(() => api.call(schoolClassRoutes.listSchoolClasses)),
    repeat(() => api.call(observationRoutes.listObservations, { list: { limit: 50 } })),
    repeat(() => api.call(studentRoutes.listClassStudents, { params: { schoolClassId } })),
    repeat(async () => {
      const body = { studentId, schoolClassId, competenceId, description: mark }
      await api.call(observationRoutes.createObservation, { body })
      acknowledged += 1
    }),
  ]
  return {
    end: async () => {
      isOver = true
      await Promise.all(clients)
      const held = await api.call(observationRoutes.listObservations, {
        list: { filter: [{ field: 'description', type: 'eq', value: mark }], limit: 1 },
      })
      return { calls, failures, entries: { acknowledged, held: held.count } }
    },
  }
}
