/** Marks in every text of a school that nobody else may read. */
export const mark = (tenantId: string): string => `Kanari-${tenantId}`
