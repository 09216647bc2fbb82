import { classKey } from '@lernspur/contracts/school-admin/school/class-key'
import type { ImportStudents } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import { severalClasses } from '../read/roster-table'
import { isNickname } from './import-target'
import type {
  ClassChoice,
  DecidedLine,
  ImportDraft,
  ImportScope,
  ImportTarget,
  KnownClass,
  LeavingStudent,
} from './matched-line'

interface DecidedImport {
  readonly scope: ImportScope
  readonly lines: readonly DecidedLine[]
  readonly left: readonly LeavingStudent[]
  readonly choices: ReadonlyMap<string, ClassChoice>
  /** The school year of new classes; undefined for the school's present one. */
  readonly yearId: string | undefined
  readonly classes: readonly KnownClass[]
}

const newClassesOf = ({ lines, choices, yearId }: Pick<DecidedImport, 'lines' | 'choices' | 'yearId'>) => {
  const used = lines.flatMap(({ target, decision }) =>
    target.kind === 'new' && decision.kind !== 'skip' ? [target.key] : [],
  )
  const keys = [...new Set(used)]
  const made = keys.flatMap((key) => {
    const choice = choices.get(key)
    return choice?.kind === 'new'
      ? [{ key, name: choice.name, schoolLevel: choice.schoolLevel, nickname: choice.nickname }]
      : []
  })
  // Two names in the list can mean one new class.
  const classes = [...Map.groupBy(made, ({ name }) => name.toLocaleLowerCase('de')).values()]
  const targets = new Map(classes.flatMap((same, index) => same.map(({ key }) => [key, index] as const)))
  return {
    classes: classes.flatMap(([one]) =>
      one
        ? [
            {
              name: one.name,
              schoolLevel: one.schoolLevel,
              ...(one.nickname && { nickname: one.nickname }),
              ...(yearId && { schoolYearId: yearId }),
            },
          ]
        : [],
    ),
    places: targets,
  }
}

/** What the list calls known classes that have no nickname, where the user has said which class is meant. */
const nicknamesOf = (
  lines: readonly DecidedLine[],
  choices: ReadonlyMap<string, ClassChoice>,
  classes: readonly KnownClass[],
): NonNullable<ImportStudents['nicknames']> => {
  const texts = new Map(
    lines.flatMap(({ line: { className } }) => (className ? [[classKey(className), className]] : [])),
  )
  return [...choices].flatMap(([key, choice]) => {
    const text = texts.get(key)?.trim() ?? ''
    const known = choice.kind === 'class' ? classes.find(({ id }) => id === choice.schoolClassId) : undefined
    if (text.includes(severalClasses)) return []
    const isNews = known !== undefined && !known.nickname && classKey(known.name) !== key
    return isNews && isNickname(text) ? [{ schoolClassId: known.id, nickname: text }] : []
  })
}

/** The day, or the nearest one in the school year: who left before it began has not been there in it. */
const dayInYear = (day: string, schoolYear: KnownClass['schoolYear']): string => {
  if (!schoolYear) return day
  const { schoolYearStart, schoolYearEnd } = schoolYear
  if (day < schoolYearStart) return schoolYearStart
  return day > schoolYearEnd ? schoolYearEnd : day
}

/** The body of the import call, from the decisions about each line and the children who leave. */
export const importDraft = ({ scope, lines, left, choices, yearId, classes: known }: DecidedImport): ImportDraft => {
  const { classes, places: targets } = newClassesOf({ lines, choices, yearId })
  const targetFields = (target: ImportTarget) => {
    if (scope.kind === 'class' || target.kind === 'none') return {}
    if (target.kind === 'class') return { schoolClassId: target.schoolClassId }
    return target.kind === 'new' ? { newClass: targets.get(target.key) ?? 0 } : {}
  }
  const added = lines.flatMap(({ line: { firstName, lastName, birthDate }, target, decision, candidates, others }) =>
    decision.kind === 'new'
      ? [
          {
            firstName,
            lastName,
            ...(birthDate && { birthDate }),
            ...targetFields(target),
            apartFrom: [...new Set([...candidates, ...others].map(({ id }) => id))].slice(0, 20),
          },
        ]
      : [],
  )
  const taken = lines.flatMap(({ line, target, decision, candidates }) => {
    const student = decision.kind === 'same' && candidates.find(({ id }) => id === decision.studentId)
    return student && decision.kind === 'same' ? [{ line, place: target, student, rename: decision.rename }] : []
  })
  const renamed = taken
    .filter(({ rename }) => rename)
    .map(({ line: { firstName, lastName }, student }) => ({
      studentId: student.id,
      updatedAt: student.updatedAt,
      firstName,
      lastName,
    }))
  const joined = taken
    .filter(({ place: target }) => target.kind === 'class' || target.kind === 'new')
    .filter(
      ({ place: target, student }) =>
        target.kind !== 'class' || !student.schoolClasses.some(({ id }) => id === target.schoolClassId),
    )
    .map(({ place: target, student }) => ({ studentId: student.id, ...targetFields(target) }))
  const birthDates = taken.flatMap(({ line: { birthDate }, student }) =>
    birthDate !== null && !student.birthDate ? [{ studentId: student.id, birthDate }] : [],
  )
  const nicknames = scope.kind === 'school' ? nicknamesOf(lines, choices, known) : []
  const leaving = left.map(({ student, schoolClassId, leftOn }) => {
    const schoolYear = known.find(({ id }) => id === schoolClassId)?.schoolYear ?? null
    return { studentId: student.id, schoolClassId, ...(leftOn && { leftOn: dayInYear(leftOn, schoolYear) }) }
  })
  return {
    body: {
      ...(scope.kind === 'class' && { schoolClassId: scope.schoolClassId }),
      newClasses: classes,
      added,
      renamed,
      ...(birthDates.length > 0 && { birthDates }),
      ...(nicknames.length > 0 && { nicknames }),
      joined,
      left: leaving,
    },
    children: added.length + joined.length,
    changes: renamed.length + birthDates.length + leaving.length,
  }
}
