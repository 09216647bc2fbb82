import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Problem } from '../console/problem'
import { step } from '../console/progress'
import { readEnvironment } from '../environment'
import { newKey, opens } from './backup-key'
import { backupOptions } from './backup-options'
import { checkArchive } from './check-archive'
import { recordBackup, withInstallation } from './installation'
import type { Manifest } from './manifest'
import { backupName, deleteOldBackups } from './retained-backups'
import { takeBackup } from './take-backup'

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

const describe = ({ tables, files }: Manifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length} files`

const hints = (key: string | undefined, { missingFiles }: Manifest): string[] => [
  ...(key === undefined
    ? [
        'It is not encrypted and holds no secret. Keep LERNSPUR_SECRET, or the file secret of the data folder, apart from it:',
        'without the secret nobody can restore the backup. With LERNSPUR_BACKUP_KEY it is encrypted and complete.',
      ]
    : []),
  ...missingFiles.map((name) => `The file store had lost ${name}; the backup lacks it as well.`),
]

const printNewKey = async (): Promise<void> => {
  const { key, publicKey } = await newKey()
  console.log(
    [
      `  The key, which opens backups; keep it where the backups are not:\n\n    ${key}\n`,
      `  Its public half, which only makes them; enough for the machine that Lernspur runs on:\n\n    ${publicKey}\n`,
    ].join('\n'),
  )
}

/** What was typed. */
interface BackupArguments {
  readonly to?: string | undefined
  readonly keep?: string | undefined
  readonly 'new-key'?: boolean | undefined
}

/** Runs `backup`: writes, reads back and checks a backup, then deletes those that are too old. */
export const runBackup = async (given: BackupArguments): Promise<void> => {
  if (given['new-key']) return printNewKey()
  const environment = readEnvironment()
  const options = backupOptions(given, environment.backupDays)
  const { backupKey: key } = environment
  const folder = resolve(options.to ?? join(environment.dataDir, 'backups'))
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, backupName(new Date(), key !== undefined))
  let manifest: Manifest | undefined
  let secret = ''
  await step('Copy', async () => {
    manifest = await withInstallation(environment, (source) => {
      secret = source.secret
      return takeBackup(source, path, key)
    })
    return describe(manifest)
  })
  const isChecked = key === undefined || opens(key)
  if (isChecked) {
    await step('Check', async () => {
      const { isMadeWith } = await checkArchive(path, key)
      if (!isMadeWith(secret)) throw new Problem(`The backup ${path} does not carry its signature.`)
      return 'read back, checksums and signature agree'
    })
  }
  const { size } = await stat(path)
  if (manifest) {
    const { takenAt } = manifest
    await recordBackup(environment, { takenAt, sizeBytes: size, isEncrypted: key !== undefined, isChecked })
  }
  await step(
    'Old ones',
    async () => `${(await deleteOldBackups(folder, options.retentionDays, new Date())).length} deleted`,
  )
  console.log(`\n  ${path}  ${megabytes(size)}${key === undefined ? '' : ', encrypted'}\n`)
  for (const hint of manifest ? hints(key, manifest) : []) console.log(`  ! ${hint}`)
}
