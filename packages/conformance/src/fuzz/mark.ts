/** Marks that every text of a school contains and nobody else may read. */
export const mark = (tenantId: string): string => `Kanari-${tenantId}`
