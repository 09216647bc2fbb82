interface LabelledClass {
  readonly id: string
  readonly name: string
  readonly schoolYear: { readonly name: string } | null
}

/**
 * Names of classes by id, for choices, lists and files of a whole school: with the school year where several have the
 * name, as after a roll-over, when there is a 3a of last year and one of this year.
 */
export const classLabels = (classes: readonly LabelledClass[]): ReadonlyMap<string, string> => {
  const byName = Map.groupBy(classes, ({ name }) => name)
  return new Map(
    classes.map(({ id, name, schoolYear }) => [
      id,
      schoolYear && (byName.get(name)?.length ?? 0) > 1 ? `${name} · ${schoolYear.name}` : name,
    ]),
  )
}
