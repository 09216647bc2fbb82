import { expect, test } from 'bun:test'
import type { CalculationMethod, Report } from '@lernspur/contracts/teacher/report.contract'
import { serviceForFile } from '@lernspur/testing/service-for-file'
import { testSchool } from '@lernspur/testing/test-school'
import { teacherService } from '../../app'
import { calculationCases } from './calculation.cases'

const teacher = await serviceForFile('teacher', teacherService)
const { owner } = teacher
const school = await testSchool(owner)
const { tenantId, schoolClass, classTeacher, year } = school
const [student] = schoolClass.students
const location = { tenantId, schoolClassId: schoolClass.id }

const weights = { A: 60, B: 40, C: 25, D: 75, E: 12.5, F: 87.5, H: 33.3, I: 33.3, J: 33.3, Y: 0, Z: 0 } as const

/** Ids of the levels of a scale of so many, the lowest first. */
const scaleOf = async (levels: number): Promise<string[]> => {
  if (levels === 4) return [...schoolClass.visual.levelIds]
  const [visual] = await owner<{ id: string }[]>`
    insert into performance_visual (tenant_id, school_class_id, name)
    values (${tenantId}, ${location.schoolClassId}, ${`Skala mit ${levels}`}) returning id`
  const rows = await owner<{ id: string }[]>`
    insert into performance_level (tenant_id, performance_visual_id, level, label)
    select ${tenantId}, ${visual?.id ?? ''}, level, level::text from generate_series(1, ${levels}) as level
    returning id, level`
  return rows.map(({ id }) => id)
}

const assessments = async (): Promise<ReadonlyMap<string, string>> => {
  const rows = await owner<{ id: string; name: string }[]>`
    insert into performance_assessment (tenant_id, school_class_id, school_level, school_term_semester, school_term_id,
      performance_visual_id, name, weighting)
    select ${tenantId}, ${location.schoolClassId}, 3, 'first', ${year.first.id}, ${schoolClass.visual.id}, w.key, w.value::numeric
    from jsonb_each_text(${owner.json(weights)}) as w returning id, name`
  return new Map(rows.map(({ id, name }) => [name, id]))
}

const pattern = /^(n|\d+)(?:\/(\d+))?@(\d+)(?:\.(\d+))?([A-Z]?)$/

const dayOf = (number: number): string => new Date(Date.UTC(year.year, 9, number)).toISOString().slice(0, 10)

/** Writes the cases, each as a competence of German with its entries. */
const writeCases = async (): Promise<ReadonlyMap<string, string>> => {
  const names = calculationCases.map(([name]) => name)
  const rows = await owner<{ id: string; description: string }[]>`
    insert into competence (tenant_id, domain_id, description, position)
    select ${tenantId}, ${schoolClass.german.domainIds[0] ?? ''}, name, 10 + number
    from unnest(${names}::text[]) with ordinality as listed (name, number) returning id, description`
  const ids = new Map(rows.map(({ id, description }) => [description, id]))
  const scales = new Map(
    await Promise.all([1, 3, 4, 5].map(async (levels) => [levels, await scaleOf(levels)] as const)),
  )
  const assessmentIds = await assessments()
  const entries = calculationCases.flatMap(([name, text]) =>
    text
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => {
        const [, level = '', levels = '4', day = '', minute = '0', assessment = ''] = pattern.exec(one) ?? []
        return {
          competence: ids.get(name) ?? null,
          level: level === 'n' ? null : scales.get(Number(levels))?.[Number(level) - 1],
          note: level === 'n' ? 'liest' : null,
          day: dayOf(Number(day)),
          written: `${year.year}-11-10T08:${minute.padStart(2, '0')}:00Z`,
          assessment: assessmentIds.get(assessment) ?? null,
        }
      }),
  )
  await owner`
    insert into observation (tenant_id, student_id, school_class_id, school_subject_id, competence_id,
      performance_level_id, performance_assessment_id, description, observed_at, created_at, creator_id, updated_by_id)
    select ${tenantId}, ${student.id}, ${location.schoolClassId}, ${schoolClass.german.id}, e.competence, e.level,
      e.assessment, e.note, e.day, e.written, ${classTeacher.userId}, ${classTeacher.userId}
    from jsonb_to_recordset(${owner.json(entries as never)}) as e (competence uuid, level uuid, note text, day date,
      written timestamptz, assessment uuid)`
  return ids
}

const competenceIds = await writeCases()

const proposed = async (calculationMethod: CalculationMethod): Promise<ReadonlyMap<string, number | null>> => {
  const { body } = await teacher.ask(classTeacher, {
    method: 'POST',
    path: `/classes/${location.schoolClassId}/reports/bulk`,
    body: {
      name: 'Zeugnis',
      calculationMethod,
      studentIds: [student.id],
      startDate: dayOf(1),
      endDate: dayOf(31),
    },
  })
  const [report]: Report[] = body.data.rows
  expect(report?.performanceVisualLevels).toHaveLength(4)
  const competences = report?.subjects.flatMap(({ domains }) => domains.flatMap((domain) => domain.competences)) ?? []
  return new Map(competences.map(({ competenceId, proposedLevel }) => [competenceId, proposedLevel]))
}

test('there are more than forty cases, each with a name of its own', () => {
  expect(new Set(calculationCases.map(([name]) => name)).size).toBe(calculationCases.length)
  expect(calculationCases.length).toBeGreaterThan(40)
})

test.each([
  ['latestEntries', 2],
  ['allEntries', 3],
] as const)('%s proposes what was computed by hand', async (method, column) => {
  const levels = await proposed(method)
  const found = calculationCases.map(([name]) => `${name}: ${levels.get(competenceIds.get(name) ?? '')}`)
  expect(found).toEqual(calculationCases.map((one) => `${one[0]}: ${one[column]}`))
})
