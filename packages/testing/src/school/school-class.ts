import { builtinPicturePath } from '@lernspur/contracts/level-picture'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { insertRows, newId } from './rows'
import type { TestSchoolYear } from './school-year'

export interface TestStudent {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** A subject of a class with two domains of two competences each. */
export interface TestSubject {
  readonly id: string
  readonly name: string
  readonly domainIds: readonly string[]
  readonly competenceIds: readonly string[]
}

/** A scale of four levels with the built-in smileys; the first id is level 1, the lowest. */
export interface TestVisual {
  readonly id: string
  readonly levelIds: readonly [string, string, string, string]
}

/** Assessments of one semester, weighted 60 and 40, on the class's scale. */
export interface TestAssessments {
  readonly observing: string
  readonly testing: string
}

export interface TestClass {
  readonly id: string
  readonly name: string
  readonly students: readonly [TestStudent, TestStudent, ...TestStudent[]]
  readonly german: TestSubject
  readonly mathematics: TestSubject
  readonly visual: TestVisual
  readonly firstTerm: TestAssessments
  readonly secondTerm: TestAssessments
}

export interface ClassPlan {
  readonly name: string
  readonly creatorId: string
  readonly year: TestSchoolYear
  /** Two at least. */
  readonly studentCount: number
}

interface ClassScope {
  readonly tenantId: string
  readonly schoolClassId: string
}

const schoolLevel = 3

const addSubject = async (tx: Transaction, scope: ClassScope, name: string, color: string): Promise<TestSubject> => {
  const { tenantId } = scope
  const id = newId()
  const domainIds = [newId(), newId()]
  const competences = domainIds.flatMap((domainId) => [0, 1].map((position) => ({ id: newId(), domainId, position })))
  const abbreviation = name.slice(0, 3).toUpperCase()
  await insertRows(tx, 'school_subject', [{ ...scope, id, name, abbreviation, color, schoolLevel }])
  await insertRows(
    tx,
    'competence_domain',
    domainIds.map((domainId, position) => ({
      id: domainId,
      tenantId,
      schoolSubjectId: id,
      name: `${name}: Bereich ${position + 1}`,
      position,
    })),
  )
  await insertRows(
    tx,
    'competence',
    competences.map((competence, index) => ({
      ...competence,
      tenantId,
      description: `${name}: Kompetenz ${index + 1}`,
    })),
  )
  return { id, name, domainIds, competenceIds: competences.map((competence) => competence.id) }
}

const firstNames = ['Äneas', 'Bilge', 'Chloé', 'Đorđe', 'Emilia', 'Fatou', 'Gül', 'Henrike'] as const

const addStudents = async (
  tx: Transaction,
  { tenantId, schoolClassId }: ClassScope,
  subjects: readonly TestSubject[],
  count: number,
): Promise<TestClass['students']> => {
  const student = (index: number): TestStudent => ({
    id: newId(),
    firstName: firstNames[index % firstNames.length] ?? 'Kind',
    lastName: `Müller-${index + 1}`,
  })
  const rest = Array.from({ length: Math.max(0, count - 2) }, (_, index) => student(index + 2))
  const students: TestClass['students'] = [student(0), student(1), ...rest]
  const links = students.map(({ id }) => ({ tenantId, studentId: id, schoolClassId }))
  await insertRows(
    tx,
    'student',
    students.map((one) => ({ ...one, tenantId })),
  )
  await insertRows(tx, 'student_class_relation', links)
  await insertRows(
    tx,
    'student_subject_relation',
    links.flatMap((link) => subjects.map(({ id }) => ({ ...link, schoolSubjectId: id }))),
  )
  return students
}

const addVisual = async (tx: Transaction, scope: ClassScope): Promise<TestVisual> => {
  const visual: TestVisual = { id: newId(), levelIds: [newId(), newId(), newId(), newId()] }
  await insertRows(tx, 'performance_visual', [{ ...scope, id: visual.id, name: 'Smileys' }])
  await insertRows(
    tx,
    'performance_level',
    visual.levelIds.map((id, index) => ({
      id,
      tenantId: scope.tenantId,
      performanceVisualId: visual.id,
      level: index + 1,
      label: `Stufe ${index + 1}`,
      picturePath: builtinPicturePath('smileys', index + 1, visual.levelIds.length),
    })),
  )
  return visual
}

const addAssessments = async (
  tx: Transaction,
  scope: ClassScope,
  visual: TestVisual,
  schoolTermSemester: 'first' | 'second',
  schoolTermId: string,
): Promise<TestAssessments> => {
  const ids = { observing: newId(), testing: newId() }
  const shared = { ...scope, schoolLevel, schoolTermSemester, schoolTermId, performanceVisualId: visual.id }
  await insertRows(tx, 'performance_assessment', [
    { ...shared, id: ids.observing, name: 'Beobachtung', weighting: 60 },
    { ...shared, id: ids.testing, name: 'Test', weighting: 40 },
  ])
  return ids
}

/** A complete class: students in all subjects, competences, a scale and assessments of both semesters. */
export const addClass = async (tx: Transaction, tenantId: string, plan: ClassPlan): Promise<TestClass> => {
  const { name, creatorId, year, studentCount } = plan
  const id = newId()
  const scope = { tenantId, schoolClassId: id }
  await insertRows(tx, 'school_class', [
    {
      id,
      tenantId,
      name,
      schoolLevel,
      creatorId,
      schoolYearId: year.id,
      isOnboardingFinalized: true,
      isAssessmentTypeOnboardingFinalized: true,
      isStudentOnboardingFinalized: true,
    },
  ])
  await insertRows(tx, 'school_class_year', [{ ...scope, schoolYearId: year.id }])
  const german = await addSubject(tx, scope, 'Deutsch', '#c8553d')
  const mathematics = await addSubject(tx, scope, 'Mathematik', '#3f6f8f')
  const students = await addStudents(tx, scope, [german, mathematics], studentCount)
  const visual = await addVisual(tx, scope)
  const firstTerm = await addAssessments(tx, scope, visual, 'first', year.first.id)
  const secondTerm = await addAssessments(tx, scope, visual, 'second', year.second.id)
  return { id, name, students, german, mathematics, visual, firstTerm, secondTerm }
}
