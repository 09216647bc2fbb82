import { dataOf, type ProgramClient } from '../program-client'

/** Numbers of a school, without anybody's name. */
export interface CountsOfSchool {
  readonly classes: number
  readonly students: number
  readonly reports: number
}

/** What the board of an authority does: reads counts of a school. Its token has the scope `counts:read`. */
export const readCounts = async (client: ProgramClient): Promise<CountsOfSchool> => {
  const { active } = await dataOf(client.GET('/api/tenants/current/class-totals'))
  const contents = await dataOf(client.GET('/api/classes/contents'))
  const reports = contents.rows.reduce((sum, { reports: count }) => sum + count, 0)
  return { ...active, reports }
}
