import { dataOf, type ProgramClient } from '../program-client'

/** A child of a roster. */
export interface ChildOfRoster {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD. */
  readonly birthDate?: string
}

/**
 * What a portal does: adds the children of a roster to a class that it finds by its name, all or none, once however often
 * it is repeated with the same key. Its token has the scopes `classes:read` and `students:write`. Returns how many
 * children were added; undefined when there is no such class.
 */
export const writeRoster = async (
  client: ProgramClient,
  className: string,
  children: readonly ChildOfRoster[],
  key: string,
): Promise<number | undefined> => {
  const filter = [{ field: 'name', type: 'eq', value: className } as const]
  const { rows } = await dataOf(client.GET('/api/classes', { params: { query: { filter } } }))
  const [found] = rows
  if (!found) return undefined
  const { counts } = await dataOf(
    client.POST('/api/student-imports', {
      params: { header: { 'Idempotency-Key': key } },
      body: { schoolClassId: found.id, added: [...children] },
    }),
  )
  return counts.student
}
