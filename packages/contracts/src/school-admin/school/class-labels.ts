interface LabelledClass {
  readonly id: string
  readonly name: string
  readonly schoolYear: { readonly name: string } | null
}

/**
 * Names of classes by id, for choices, lists and files of a whole school: with the school year if several have the same
 * name, such as the 3a of last year and of this year after a roll-over.
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
