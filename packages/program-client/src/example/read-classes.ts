import { dataOf, type ProgramClient } from '../program-client'

/** A class as a school administration system knows it. */
export interface ClassOfSchool {
  readonly id: string
  readonly name: string
  readonly children: readonly string[]
}

/**
 * What a school administration system does: reads the active classes, and the children of each, page by page. Its token
 * has the scopes `classes:read` and `students:read`.
 */
export const readClasses = async (client: ProgramClient, pageSize = 100): Promise<ClassOfSchool[]> => {
  const found: ClassOfSchool[] = []
  for (let offset = 0; ; offset += pageSize) {
    const filter = [{ field: 'isActive', type: 'eq', value: true } as const]
    const order = [{ field: 'name', dir: 'asc' } as const]
    const page = await dataOf(
      client.GET('/api/classes', { params: { query: { filter, order, offset, limit: pageSize } } }),
    )
    for (const { id, name } of page.rows) {
      const path = { schoolClassId: id }
      const students = await dataOf(client.GET('/api/classes/{schoolClassId}/students', { params: { path } }))
      found.push({ id, name, children: students.rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`) })
    }
    if (offset + page.rows.length >= page.count) return found
  }
}
