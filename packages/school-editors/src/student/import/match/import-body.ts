import type { ClassChoice, DecidedLine, ImportDraft, ImportScope, ImportTarget, LeavingStudent } from './matched-line'

interface DecidedImport {
  readonly scope: ImportScope
  readonly lines: readonly DecidedLine[]
  readonly left: readonly LeavingStudent[]
  readonly choices: ReadonlyMap<string, ClassChoice>
  /** The school year of new classes; undefined for the school's present one. */
  readonly yearId: string | undefined
}

const newClassesOf = ({ lines, choices, yearId }: Pick<DecidedImport, 'lines' | 'choices' | 'yearId'>) => {
  const used = lines.flatMap(({ target, decision }) =>
    target.kind === 'new' && decision.kind !== 'skip' ? [target.key] : [],
  )
  const keys = [...new Set(used)]
  const made = keys.flatMap((key) => {
    const choice = choices.get(key)
    return choice?.kind === 'new' ? [{ key, name: choice.name, schoolLevel: choice.schoolLevel }] : []
  })
  // Two names in the list can mean one new class.
  const classes = [...Map.groupBy(made, ({ name }) => name.toLocaleLowerCase('de')).values()]
  const targets = new Map(classes.flatMap((same, index) => same.map(({ key }) => [key, index] as const)))
  return {
    classes: classes.flatMap(([one]) =>
      one ? [{ name: one.name, schoolLevel: one.schoolLevel, ...(yearId && { schoolYearId: yearId }) }] : [],
    ),
    places: targets,
  }
}

/** The body of the import call, from the decisions about each line and the children who leave. */
export const importDraft = ({ scope, lines, left, choices, yearId }: DecidedImport): ImportDraft => {
  const { classes, places: targets } = newClassesOf({ lines, choices, yearId })
  const targetFields = (target: ImportTarget) => {
    if (scope.kind === 'class' || target.kind === 'none') return {}
    if (target.kind === 'class') return { schoolClassId: target.schoolClassId }
    return target.kind === 'new' ? { newClass: targets.get(target.key) ?? 0 } : {}
  }
  const added = lines.flatMap(({ line: { firstName, lastName }, target, decision, candidates }) =>
    decision.kind === 'new'
      ? [{ firstName, lastName, ...targetFields(target), apartFrom: candidates.map(({ id }) => id).slice(0, 20) }]
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
  const leaving = left.map(({ student, schoolClassId }) => ({ studentId: student.id, schoolClassId }))
  return {
    body: {
      ...(scope.kind === 'class' && { schoolClassId: scope.schoolClassId }),
      newClasses: classes,
      added,
      renamed,
      joined,
      left: leaving,
    },
    children: added.length + joined.length,
    changes: renamed.length + leaving.length,
  }
}
