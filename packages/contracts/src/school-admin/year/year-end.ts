/** Days before the end of a year from which a class warns that it has no next one (rule roll-over.6). */
export const yearEndNoticeDays = 42

const millisecondsOfDay = 86_400_000

/** Whether a year with this last day ends within weeks, or has ended; days are `YYYY-MM-DD`. */
export const isYearEnding = (lastDay: string, today: string): boolean =>
  Date.parse(lastDay) <= Date.parse(today) + yearEndNoticeDays * millisecondsOfDay
