import type { Database } from '@lernspur/database/connection/connect'

/** A day (YYYY-MM-DD) as many days after today at a school, or before it if negative. */
export const schoolDay = async (owner: Database, tenantId: string, days: number): Promise<string> => {
  const [row] = await owner<{ day: string }[]>`select (school_today(${tenantId}) + ${days}::integer)::text as day`
  if (!row) throw new Error('The school has no today.')
  return row.day
}
