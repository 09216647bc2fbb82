import { addDays, type Day, weekday } from './day'

/** Holidays that lie on the same days every year, as `MM-DD`, both ends included. */
export type Holidays = readonly (readonly [first: string, last: string])[]

export const berlinHolidays: Holidays = [
  ['07-12', '08-23'],
  ['10-03', '10-03'],
  ['10-20', '11-01'],
  ['12-22', '12-31'],
  ['01-01', '01-02'],
  ['02-01', '02-07'],
  ['03-08', '03-08'],
  ['05-01', '05-01'],
]

export const zurichHolidays: Holidays = [
  ['07-12', '08-16'],
  ['10-05', '10-18'],
  ['12-21', '12-31'],
  ['01-01', '01-03'],
  ['02-09', '02-22'],
  ['05-01', '05-01'],
]

/** Easter Sunday in the Gregorian calendar (anonymous algorithm of 1876). */
export const easterSunday = (year: number): Day => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`
}

/** Easter holidays, Ascension Day and Whit Monday. */
const isMovableHoliday = (day: Day): boolean => {
  const easter = easterSunday(Number(day.slice(0, 4)))
  const inEasterHolidays = day >= addDays(easter, -7) && day <= addDays(easter, 7)
  return inEasterHolidays || day === addDays(easter, 39) || day === addDays(easter, 50)
}

/** School days from `first` to `last`, both included. */
export const schoolDays = (first: Day, last: Day, holidays: Holidays): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const isWeekend = weekday(day) === 0 || weekday(day) === 6
    const isHoliday = holidays.some(([start, end]) => day.slice(5) >= start && day.slice(5) <= end)
    if (!isWeekend && !isHoliday && !isMovableHoliday(day)) days.push(day)
  }
  return days
}
