import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const pattern = /^lernspur-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/

/** File name of a backup that begins now: its time, and an ending that tells whether it is encrypted. */
export const backupName = (now: Date, isSealed: boolean): string =>
  `lernspur-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? '.age' : ''}`

const timeOf = (name: string): number | undefined => {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  return day === undefined ? undefined : Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/** Deletes the backups of a folder that are older than `days`; other files stay. Returns their names. */
export const deleteOldBackups = async (folder: string, days: number, now: Date): Promise<string[]> => {
  const old = (await readdir(folder)).filter((name) => (timeOf(name) ?? Infinity) < now.getTime() - days * dayMs).sort()
  for (const name of old) await rm(join(folder, name))
  return old
}
