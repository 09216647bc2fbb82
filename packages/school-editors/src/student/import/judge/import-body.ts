import type { ClassChoice, DecidedLine, ImportDraft, ImportScope, Leaving, Place } from './judged'

interface Decided {
  readonly scope: ImportScope
  readonly lines: readonly DecidedLine[]
  readonly left: readonly Leaving[]
  readonly choices: ReadonlyMap<string, ClassChoice>
  /** The school year of new classes; the present one of the school if there is none. */
  readonly yearId: string | undefined
}

const newClassesOf = ({ lines, choices, yearId }: Pick<Decided, 'lines' | 'choices' | 'yearId'>) => {
  const used = lines.flatMap(({ place, decision }) =>
    place.kind === 'new' && decision.kind !== 'skip' ? [place.key] : [],
  )
  const keys = [...new Set(used)]
  const made = keys.flatMap((key) => {
    const choice = choices.get(key)
    return choice?.kind === 'new' ? [{ key, name: choice.name, schoolLevel: choice.schoolLevel }] : []
  })
  // Two names of the list can stand for one new class.
  const classes = [...Map.groupBy(made, ({ name }) => name.toLocaleLowerCase('de')).values()]
  const places = new Map(classes.flatMap((same, index) => same.map(({ key }) => [key, index] as const)))
  return {
    classes: classes.flatMap(([one]) =>
      one ? [{ name: one.name, schoolLevel: one.schoolLevel, ...(yearId && { schoolYearId: yearId }) }] : [],
    ),
    places,
  }
}

/** What the import call takes, from the decisions about each line and the children who leave. */
export const importDraft = ({ scope, lines, left, choices, yearId }: Decided): ImportDraft => {
  const { classes, places } = newClassesOf({ lines, choices, yearId })
  const placed = (place: Place) => {
    if (scope.kind === 'class' || place.kind === 'none') return {}
    if (place.kind === 'class') return { schoolClassId: place.schoolClassId }
    return place.kind === 'new' ? { newClass: places.get(place.key) ?? 0 } : {}
  }
  const added = lines.flatMap(({ line: { firstName, lastName }, place, decision, candidates }) =>
    decision.kind === 'new'
      ? [{ firstName, lastName, ...placed(place), apartFrom: candidates.map(({ id }) => id).slice(0, 20) }]
      : [],
  )
  const taken = lines.flatMap(({ line, place, decision, candidates }) => {
    const student = decision.kind === 'same' && candidates.find(({ id }) => id === decision.studentId)
    return student && decision.kind === 'same' ? [{ line, place, student, rename: decision.rename }] : []
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
    .filter(({ place }) => place.kind === 'class' || place.kind === 'new')
    .filter(
      ({ place, student }) =>
        place.kind !== 'class' || !student.schoolClasses.some(({ id }) => id === place.schoolClassId),
    )
    .map(({ place, student }) => ({ studentId: student.id, ...placed(place) }))
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
