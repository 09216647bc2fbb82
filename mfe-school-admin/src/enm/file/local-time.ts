const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** An instant as the files write it, by the clock of the Land whatever that of the device is: `2026-11-30 08:15:00.123`. */
export const localTime = (instant: Date): string => {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second, fractionalSecond } = parts
  return `${year}-${month}-${day} ${hour}:${minute}:${second}.${fractionalSecond}`
}
