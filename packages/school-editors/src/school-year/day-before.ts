const millisecondsOfDay = 86_400_000

/** The day before a day; both `YYYY-MM-DD`. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - millisecondsOfDay).toISOString().slice(0, 10)
