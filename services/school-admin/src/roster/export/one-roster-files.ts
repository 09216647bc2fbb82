import { preSchoolLevel } from '@lernspur/contracts/school-admin/school-class.contract'
import { type CsvRow, csvOf } from './csv'

/** What a school tells another program of its classes and people. */
export interface RosterFacts {
  readonly school: { readonly id: string; readonly name: string; readonly number: string | null }
  readonly years: readonly {
    readonly id: string
    readonly name: string
    readonly start: string
    readonly end: string
  }[]
  readonly classes: readonly {
    readonly id: string
    readonly name: string
    readonly nickname: string | null
    readonly schoolLevel: number
    readonly schoolYearId: string | null
  }[]
  readonly students: readonly {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string | null
  }[]
  readonly teachers: readonly {
    readonly id: string
    readonly firstName: string
    readonly lastName: string
    /** '' for somebody without an address. */
    readonly email: string
  }[]
  /** Students and teachers in classes; the day on which a student came, where it is known. */
  readonly enrolments: readonly {
    readonly id: string
    readonly classId: string
    readonly userId: string
    readonly role: 'student' | 'teacher'
    readonly enteredOn: string | null
  }[]
}

/** Columns of the files by OneRoster 1.2, CSV binding; those of a bulk file, whose status and time stay empty. */
const columns = {
  academicSessions: ['title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear'],
  classes: [
    ...['title', 'grades', 'courseSourcedId', 'classCode', 'classType', 'location', 'schoolSourcedId'],
    ...['termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
  ],
  courses: ['schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
  demographics: [
    ...['birthDate', 'sex', 'americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican'],
    ...['nativeHawaiianOrOtherPacificIslander', 'white', 'demographicRaceTwoOrMoreRaces', 'hispanicOrLatinoEthnicity'],
    ...['countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth', 'publicSchoolResidenceStatus'],
  ],
  enrollments: ['classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
  orgs: ['name', 'type', 'identifier', 'parentSourcedId'],
  roles: ['userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId', 'userProfileSourcedId'],
  users: [
    ...['enabledUser', 'username', 'userIds', 'givenName', 'familyName', 'middleName', 'identifier', 'email', 'sms'],
    ...['phone', 'agentSourcedIds', 'grades', 'password', 'userMasterIdentifier', 'resourceSourcedIds'],
    ...['preferredGivenName', 'preferredMiddleName', 'preferredFamilyName', 'primaryOrgSourcedId', 'pronouns'],
  ],
} as const
type FileName = keyof typeof columns

/** Files of the standard that are not part of a list of people. */
const absent = [
  ...['categories', 'classResources', 'courseResources', 'lineItemLearningObjectiveIds', 'lineItems'],
  ...['lineItemScoreScales', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales', 'scoreScales'],
  ...['userProfiles', 'userResources'],
]

/** `03` for the third year, as the standard writes it; `PK` before school. */
const gradeOf = (level: number): string => (level === preSchoolLevel ? 'PK' : String(level).padStart(2, '0'))

/** For classes that are in no school year: the standard wants a term for each. */
const withoutYear = 'no-school-year'

const rowsOf = ({
  school,
  years,
  classes,
  students,
  teachers,
  enrolments,
}: RosterFacts): Record<FileName, CsvRow[]> => {
  const schoolSourcedId = school.id
  const courseSourcedId = `course-${school.id}`
  const [start, end] = [
    years.map((year) => year.start).toSorted()[0],
    years
      .map((year) => year.end)
      .toSorted()
      .at(-1),
  ]
  const hasOthers = classes.some(({ schoolYearId }) => schoolYearId === null)
  const person = (id: string, givenName: string, familyName: string, email: string): CsvRow => ({
    sourcedId: id,
    enabledUser: 'true',
    username: email || id,
    givenName,
    familyName,
    email,
    primaryOrgSourcedId: schoolSourcedId,
  })
  const role = (id: string, name: 'student' | 'teacher'): CsvRow => ({
    sourcedId: `role-${id}`,
    userSourcedId: id,
    roleType: 'primary',
    role: name,
    orgSourcedId: schoolSourcedId,
  })
  return {
    academicSessions: [
      ...years.map((year) => ({
        sourcedId: year.id,
        title: year.name,
        type: 'schoolYear',
        startDate: year.start,
        endDate: year.end,
        // The standard calls a school year by the calendar year in which it ends.
        schoolYear: year.end.slice(0, 4),
      })),
      ...(hasOthers
        ? [
            {
              sourcedId: withoutYear,
              title: school.name,
              type: 'schoolYear',
              startDate: start ?? '2000-08-01',
              endDate: end ?? '2099-07-31',
              schoolYear: (end ?? '2099').slice(0, 4),
            },
          ]
        : []),
    ],
    orgs: [{ sourcedId: schoolSourcedId, name: school.name, type: 'school', identifier: school.number ?? '' }],
    courses: [{ sourcedId: courseSourcedId, title: school.name, orgSourcedId: schoolSourcedId }],
    classes: classes.map(({ id, name, nickname, schoolLevel, schoolYearId }) => ({
      sourcedId: id,
      title: name,
      grades: gradeOf(schoolLevel),
      courseSourcedId,
      classCode: nickname ?? '',
      classType: 'homeroom',
      schoolSourcedId,
      termSourcedIds: schoolYearId ?? withoutYear,
    })),
    users: [
      ...students.map(({ id, firstName, lastName }) => person(id, firstName, lastName, '')),
      ...teachers.map(({ id, firstName, lastName, email }) => person(id, firstName, lastName, email)),
    ],
    roles: [...students.map(({ id }) => role(id, 'student')), ...teachers.map(({ id }) => role(id, 'teacher'))],
    demographics: students.flatMap(({ id, birthDate }) => (birthDate ? [{ sourcedId: id, birthDate }] : [])),
    enrollments: enrolments.map(({ id, classId, userId, role: name, enteredOn }) => ({
      sourcedId: id,
      classSourcedId: classId,
      schoolSourcedId,
      userSourcedId: userId,
      role: name,
      primary: name === 'student' ? '' : 'false',
      beginDate: enteredOn ?? '',
    })),
  }
}

/** The files of OneRoster 1.2 about a school, by their names; all are bulk files. */
export const oneRosterFiles = (facts: RosterFacts): Record<string, Uint8Array> => {
  const rows = rowsOf(facts)
  const names = Object.keys(columns) as FileName[]
  const manifest = [
    { propertyName: 'manifest.version', value: '1.0' },
    { propertyName: 'oneroster.version', value: '1.2' },
    ...[...absent, ...names]
      .toSorted()
      .map((name) => ({ propertyName: `file.${name}`, value: absent.includes(name) ? 'absent' : 'bulk' })),
    { propertyName: 'source.systemName', value: 'Lernspur' },
  ]
  return {
    'manifest.csv': csvOf(['propertyName', 'value'], manifest),
    ...Object.fromEntries(
      names.map((name) => [
        `${name}.csv`,
        csvOf(['sourcedId', 'status', 'dateLastModified', ...columns[name]], rows[name]),
      ]),
    ),
  }
}
