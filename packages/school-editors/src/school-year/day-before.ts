const millisecondsOfDay = 86_400_000

/** The day a number of days after a day, or before it if negative; both `YYYY-MM-DD`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** The day before a day; both `YYYY-MM-DD`. */
export const dayBefore = (day: string): string => daysAfter(day, -1)

/** The day after a day; both `YYYY-MM-DD`. */
export const dayAfter = (day: string): string => daysAfter(day, 1)
