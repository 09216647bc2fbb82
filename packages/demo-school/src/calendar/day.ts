/** A plain day, `YYYY-MM-DD`. */
export type Day = string

const millisecondsOfDay = 86_400_000

/** The day `count` days after `day`; negative counts go back. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * millisecondsOfDay).toISOString().slice(0, 10)

/** Whole days from `from` to `to`. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / millisecondsOfDay

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Today where the schools are; Berlin and Zürich share their time. */
export const todayAtSchool = (): Day =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())

/** An instant of a day, ISO 8601 in UTC. */
export const instantOf = (day: Day, secondOfDay: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + secondOfDay * 1000).toISOString()
