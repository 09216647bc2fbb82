/** Fields of a call's body that hold the entries, one row for each child and competence. */
export const rowFields = ['observations', 'cells'] as const

/** How many entries a call with this body saves, as a person counts them: one for each child, not one for all of them. */
export const callSize = (body: unknown): number => {
  const all: Readonly<Record<string, unknown>> = { ...Object(body) }
  const rows = [...rowFields, 'observationIds'].map((field) => all[field]).find(Array.isArray)
  return Math.max(1, rows?.length ?? 1)
}

/** How many entries these calls save in total. */
export const countWaiting = (calls: readonly { readonly body: unknown }[]): number =>
  calls.reduce((count, { body }) => count + callSize(body), 0)
