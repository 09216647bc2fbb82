import type { FoundCompetence, FoundStudent, Search } from '@lernspur/contracts/teacher/search/search.contract'
import type { VerbContext } from './verb-path'

/** A class as verbs name it. */
export interface NamedClass {
  readonly id: string
  /** Klasse 3a */
  readonly text: string
  /** Further names, for the search. */
  readonly nickname: string
}

interface SearchScope {
  readonly schoolId: string
  /** The user's classes, the current one first. */
  readonly classes: readonly NamedClass[]
  nameOf(student: FoundStudent): string
}

/** Maximum number of found children for whom each competence is offered, too; more would make the list too long. */
const most = 5

const inClass = ({ schoolId }: SearchScope, { id, text, nickname }: NamedClass) => ({
  parameters: { schoolId, classId: id },
  names: { schoolClass: text, nickname },
})

/** The class of a child: the current one, if the child is in it. */
const classOfStudent = ({ classes }: Pick<SearchScope, 'classes'>, student: FoundStudent): NamedClass | undefined =>
  classes.find(({ id }) => student.schoolClasses.some((one) => one.id === id))

const ofStudent = (scope: SearchScope, student: FoundStudent): VerbContext[] => {
  const schoolClass = classOfStudent(scope, student)
  if (!schoolClass) return []
  const { parameters, names } = inClass(scope, schoolClass)
  const named = { ...names, student: scope.nameOf(student) }
  const reports = student.reports.flatMap((report): VerbContext[] => {
    const of = scope.classes.find(({ id }) => id === report.schoolClassId)
    if (!of) return []
    return [
      {
        id: `report ${report.id}`,
        parameters: { ...inClass(scope, of).parameters, reportId: report.id },
        own: ['reportId'],
        names: { ...inClass(scope, of).names, student: named.student, report: report.name },
        detail: `${report.name} · ${of.text}`,
      },
    ]
  })
  // Nothing is entered about a child who has left the class.
  if (student.schoolClasses.some(({ id, leftOn }) => id === schoolClass.id && leftOn)) return reports
  return [
    ...reports,
    {
      id: `student ${student.id}`,
      parameters: { ...parameters, studentId: student.id },
      own: ['studentId'],
      names: named,
      detail: schoolClass.text,
    },
  ]
}

const ofCompetence = (scope: SearchScope, competence: FoundCompetence): VerbContext[] => {
  const schoolClass = scope.classes.find(({ id }) => id === competence.schoolClassId)
  if (!schoolClass) return []
  const { parameters, names } = inClass(scope, schoolClass)
  const { id, description, domain, subject } = competence
  return [
    {
      id: `competence ${id}`,
      parameters: { ...parameters, competenceId: id },
      own: ['competenceId'],
      names: { ...names, competence: description, domain, subject: subject.name },
      detail: `${subject.name} · ${schoolClass.text}`,
    },
  ]
}

/** A child and a competence of its class. */
const competencePairs = (students: readonly VerbContext[], competences: readonly VerbContext[]): VerbContext[] =>
  students
    .filter(({ own }) => own.includes('studentId'))
    .slice(0, most)
    .flatMap((student) =>
      competences
        .filter(({ parameters }) => parameters.classId === student.parameters.classId)
        .map((competence) => ({
          id: `${student.id} ${competence.id}`,
          parameters: { ...student.parameters, ...competence.parameters },
          own: ['studentId', 'competenceId'],
          names: { ...student.names, ...competence.names },
          detail: competence.detail,
        })),
    )

/** Everything that actions apply to: the classes, and what was found for the query. */
export const contextsOf = (scope: SearchScope, found: Search): readonly VerbContext[] => {
  const students = found.students.flatMap((student) => ofStudent(scope, student))
  const competences = found.competences.flatMap((competence) => ofCompetence(scope, competence))
  const school = { id: 'school', parameters: { schoolId: scope.schoolId }, own: ['schoolId'], names: {} }
  const classes = scope.classes.map((one) => ({
    id: `class ${one.id}`,
    ...inClass(scope, one),
    own: ['classId'],
  }))
  return [school, ...classes, ...students, ...competences, ...competencePairs(students, competences)]
}
