import { unitId } from '@lernspur/contracts/release/release.contract'
import type { Database } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { readLines } from '@lernspur/release/registry/line'
import { type Finding, findingsOf } from '../finding'

const releases = findingsOf('releases')
const backup = findingsOf('backup')
const mail = findingsOf('mail')

/** Which versions are live, and of which there is a canary. */
export const checkReleases = async (db: Database): Promise<Finding[]> => {
  const [table] = await db<{ isThere: boolean }[]>`select to_regclass('registry.release_unit') is not null as is_there`
  const lines = table?.isThere ? await writeDirectory(db, readLines) : []
  const live = lines.filter(({ stable }) => stable !== null)
  const text = live.map(({ unit, stable }) => `${unitId(unit)} ${stable}`).join(', ')
  return [
    live.length === 0
      ? releases.warning('Nothing is released yet: the first start does it.')
      : releases.ok(`Live are ${text}.`),
    ...lines.flatMap(({ unit, canary }) =>
      canary ? [releases.ok(`Of ${unitId(unit)}, ${canary.weight} % of users get the canary ${canary.version}.`)] : [],
    ),
    ...lines
      .filter(({ isEnabled }) => !isEnabled)
      .map(({ unit }) => releases.warning(`${unitId(unit)} is disabled: pages show a card in its place.`)),
  ]
}

/** Hours after which a nightly backup has been missed. */
const expectedHours = 26

/** When the newest backup was taken, and whether anybody could open it. */
export const checkBackup = async (db: Database, mode: string | undefined): Promise<Finding[]> => {
  const [last] = await db<{ hours: number; isChecked: boolean }[]>`
    select extract(epoch from now() - br.taken_at)::float8 / 3600 as hours, br.is_checked
    from backup_record br order by br.taken_at desc limit 1`
  if (!last)
    return [mode === 'production' ? backup.problem('There is no backup.') : backup.ok('The demo has no backup.')]
  const age = `The newest backup is ${last.hours < 1 ? 'less than an hour' : `${Math.floor(last.hours)} hours`} old`
  if (last.hours > expectedHours) return [backup.problem(`${age}: let \`bun run backup\` run every night.`)]
  return [last.isChecked ? backup.ok(`${age}.`) : backup.warning(`${age}, and nobody has checked that it can be read.`)]
}

/** Minutes after which a mail that waits shows that none is sent. */
const longMinutes = 15

/** Mails that wait, and those that servers refused in the last day. */
export const checkOutbox = async (db: Database): Promise<Finding[]> => {
  const [row] = await db<{ waiting: number; minutes: number; refused: number }[]>`
    select count(*) filter (where mo.status in ('waiting', 'sending')) as waiting,
      coalesce(extract(epoch from now() - min(mo.created_at) filter (where mo.status in ('waiting', 'sending'))) / 60, 0)::int
        as minutes,
      count(*) filter (where mo.status = 'failed' and mo.settled_at > now() - interval '1 day') as refused
    from mail_outbox mo`
  if (!row) return []
  return [
    ...(row.minutes >= longMinutes
      ? [mail.problem(`Mails that wait to be sent: ${row.waiting}, the oldest for ${row.minutes} minutes.`)]
      : []),
    ...(row.refused > 0 ? [mail.warning(`Mails that mail servers refused in the last 24 hours: ${row.refused}.`)] : []),
  ]
}
