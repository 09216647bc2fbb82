import { createHmac } from 'node:crypto'
import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup says about itself in its last entry. Everything else in it is checked against this. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** The instant that the whole backup shows, ISO 8601. */
  takenAt: z.string(),
  serverVersion: z.string(),
  /** Tells whether a secret is the one that the backup was made with; the secret cannot be found from it. */
  secretCheck: sha256,
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of all rows in COPY's text format. */
      sha256,
    }),
  ),
  files: z.array(z.strictObject({ key: z.string(), size: z.int(), sha256 })),
  /** Files that rows name and the store did not have any more when the backup was made. */
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

/** Bytes of a keyed hash by which a secret (64 hexadecimal characters) is recognised. */
export const secretCheck = (secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('backup').digest('hex')
