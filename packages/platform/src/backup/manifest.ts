import { createHmac } from 'node:crypto'
import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of a backup, against which everything else in it is checked. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** The instant of the backup's contents, ISO 8601. */
  takenAt: z.string(),
  serverVersion: z.string(),
  /** Recognises the secret that the backup was made with; the secret cannot be derived from it. */
  secretCheck: sha256,
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Over all rows in COPY's text format. */
      sha256,
    }),
  ),
  files: z.array(z.strictObject({ key: z.string(), size: z.int(), sha256 })),
  /** Files that rows name but that were missing in the store when the backup was made. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Names of the entries of an archive. */
export const entryNames = {
  manifest: 'manifest.json',
  secret: 'secret',
  /** Part `part` of a table's rows. */
  rows: (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}`,
  file: (key: string): string => `files/${key}`,
} as const

/** Bytes of a keyed hash that identifies a secret (64 hexadecimal characters). */
export const secretCheck = (secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('backup').digest('hex')
