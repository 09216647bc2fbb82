const millisecondsOfDay = 86_400_000

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** The day before a day; both `YYYY-MM-DD`. */
export const dayBefore = (day: string): string => shifted(day, -1)

/** The day after a day; both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => shifted(day, 1)
