import { type CompetenceCell, cellsOfCompetences } from '@lernspur/contracts/teacher/competence-cell/competence-cell'
import type {
  CompetenceMatrix,
  EnteredCell,
  EnteredCells,
} from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import type { TestPerson, TestSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../../app'

/** The service with the calls that tests of cells make. */
export const cellsForFile = async () => {
  const teacher = await serviceForFile('teacher', teacherService)

  const pathOf = ({ schoolClass }: TestSchool) => `/classes/${schoolClass.id}/skill-cells`

  const read = async (school: TestSchool, person: TestPerson, search = '') => {
    const { body } = await teacher.ask(person, { method: 'GET', path: `${pathOf(school)}${search}` })
    const visible: CompetenceMatrix = body.data
    return { ...visible, cells: cellsOfCompetences(visible.cells) }
  }

  const enter = (
    school: TestSchool,
    person: TestPerson,
    cells: readonly object[],
    headers: Record<string, string> = {},
    schoolSubjectId = school.schoolClass.german.id,
  ) =>
    teacher.ask(person, { method: 'POST', path: pathOf(school), headers, body: { shown: { schoolSubjectId }, cells } })

  const resultsOf = async (requested: ReturnType<typeof enter>): Promise<EnteredCells['results']> =>
    (await requested).body.data.results

  const cellOf = ({ schoolClass }: TestSchool, student: number, competence: number) => ({
    studentId: schoolClass.students[student]?.id ?? '',
    competenceId: schoolClass.german.competenceIds[competence] ?? '',
  })

  /** A cell of the school with a level, on top of what is known. */
  const typed = (school: TestSchool, level: number | null, known?: CompetenceCell, part: object = {}) => {
    const { newest } = known ?? { newest: null }
    return {
      ...cellOf(school, 0, 0),
      performanceLevelV2Id: level === null ? null : (school.schoolClass.visual.levelIds[level - 1] ?? null),
      basedOn: newest && { id: newest.id, updatedAt: newest.updatedAt },
      ...part,
    } satisfies EnteredCell
  }

  const first = async (requested: ReturnType<typeof enter>) => {
    const [result] = await resultsOf(requested)
    if (!result) throw new Error('There is no result.')
    return result
  }

  const entries = async ({ tenantId }: TestSchool) =>
    teacher.owner<{ levelId: string; observedAt: string }[]>`
      select performance_level_id as level_id, observed_at from observation where tenant_id = ${tenantId} order by id`

  /** Moves all entries of the school to earlier days. */
  const age = ({ tenantId }: TestSchool, days: number) =>
    teacher.owner`update observation set observed_at = observed_at - ${days}::integer where tenant_id = ${tenantId}`

  return { teacher, pathOf, read, enter, resultsOf, cellOf, typed, first, entries, age }
}
