const pad = (part: number) => String(part).padStart(2, '0')

/** An instant as a field for date and time shows it, in the browser's time zone: `2026-11-22T08:00`. */
export const localTime = (instant: string | Date): string => {
  const time = new Date(instant)
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join('-')
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`
}

/** The instant of such a field; '' when it is empty or no time. */
export const instantOf = (local: string): string => {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
