import { competenceRoutes } from '@lernspur/contracts/school-admin/competence.contract'
import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { studentRoutes } from '@lernspur/contracts/school-admin/student.contract'
import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { observationRoutes } from '@lernspur/contracts/teacher/observation.contract'
import { performanceVisualRoutes } from '@lernspur/contracts/teacher/performance-visual.contract'
import type { Api } from '../fixture/api'

/** A class of one subject, made to be measured. */
export interface LargeClass {
  readonly id: string
  readonly subjectId: string
  /** In the order of the matrix: children by name, competences by creation. */
  readonly studentIds: readonly string[]
  readonly competenceIds: readonly string[]
  /** Lowest first. */
  readonly levelIds: readonly string[]
}

interface Size {
  readonly children: number
  readonly competences: number
}

const domains = 6
const atOnce = 1000
const numbered = (index: number): string => String(index + 1).padStart(2, '0')

const makeCompetences = async (api: Api, schoolSubjectId: string, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let domain = 0; domain < Math.min(domains, count); domain += 1) {
    const body = { name: `Bereich ${numbered(domain)}` }
    const { id } = await api.call(competenceRoutes.createCompetenceDomain, { params: { schoolSubjectId }, body })
    const until = Math.round((count * (domain + 1)) / Math.min(domains, count))
    while (ids.length < until) {
      const description = `kann, was in diesem Bereich als Nummer ${numbered(ids.length)} geübt wird`
      const made = await api.call(competenceRoutes.createCompetence, {
        params: { domainId: id },
        body: { description },
      })
      ids.push(made.id)
    }
  }
  return ids
}

/** Makes a class with a scale of four levels and one subject. */
export const makeLargeClass = async (api: Api, { children, competences }: Size): Promise<LargeClass> => {
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4m', schoolLevel: 4 } })
  const params = { schoolClassId: id }
  const body = { name: 'Deutsch', abbreviation: 'DEU', color: '#c8553d' }
  const subject = await api.call(subjectRoutes.createSubject, { params, body })
  const competenceIds = await makeCompetences(api, subject.id, competences)
  const levels = [1, 2, 3, 4].map((level) => ({
    label: `Stufe ${level}`,
    picturePath: `builtin/smileys/${level}-of-4`,
  }))
  const scale = await api.call(performanceVisualRoutes.createPerformanceVisual, {
    body: { name: 'Stufen', performanceLevelsV2: levels, ...params },
  })
  const students = await api.call(studentRoutes.createStudents, {
    body: {
      ...params,
      students: Array.from({ length: children }, (_, index) => ({
        firstName: `Kind${numbered(index)}`,
        lastName: 'Maß',
      })),
    },
  })
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { isOnboardingFinalized: true } })
  return {
    id,
    subjectId: subject.id,
    studentIds: students.rows.map((student) => student.id),
    competenceIds,
    levelIds: scale.performanceLevelsV2.map((level) => level.id),
  }
}

/** Writes one entry into each cell. */
export const fillClass = async (api: Api, { id, studentIds, competenceIds, levelIds }: LargeClass): Promise<void> => {
  const observations = studentIds.flatMap((studentId, row) =>
    competenceIds.map((competenceId, column) => ({
      schoolClassId: id,
      studentId,
      competenceId,
      performanceLevelV2Id: levelIds[(row + column) % levelIds.length],
    })),
  )
  for (let from = 0; from < observations.length; from += atOnce) {
    const body = { observations: observations.slice(from, from + atOnce) }
    await api.call(observationRoutes.createObservations, { body })
  }
}
