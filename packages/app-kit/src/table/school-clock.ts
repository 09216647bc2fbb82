import { schoolZone } from '@lernspur/app-runtime'

const schoolClock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: schoolZone })

/** What the clock of the schools shows at an instant, as if that were UTC: for files that know no time zones. */
export const clockOf = (instant: Date): Date => new Date(`${schoolClock.format(instant).replace(' ', 'T')}Z`)

/** The instant at which a day, `YYYY-MM-DD`, begins at the schools; undefined for what is no day. */
export const startOfDay = (day: string): Date | undefined => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight)) return undefined
  // The second step is for days on which the clock changes.
  const near = new Date(2 * midnight - clockOf(new Date(midnight)).getTime())
  return new Date(near.getTime() + midnight - clockOf(near).getTime())
}
