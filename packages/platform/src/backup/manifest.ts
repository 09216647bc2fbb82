import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'

/** Tables and columns, as migrations name them, quoted where SQL asks for it. They become part of statements. */
const sqlName = z.string().regex(/^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/)
/** `<tenantId>/<fileId>`: a key becomes a path, and must not lead out of the store. */
const fileKeySchema = z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of a backup, against which everything else in it is checked. */
export const manifestSchema = z.strictObject({
  /** 2: with a signature; 1: of version 0.1.0 or before, without. */
  format: z.literal([1, 2]),
  /** The instant of the backup's contents, ISO 8601. */
  takenAt: z.string(),
  serverVersion: z.string(),
  /** Recognises the secret that the backup was made with; the secret cannot be derived from it. */
  secretCheck: sha256,
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  tables: z.array(
    z.strictObject({
      name: sqlName,
      columns: z.array(sqlName),
      rows: z.int(),
      /** Over all rows in COPY's text format. */
      sha256,
    }),
  ),
  files: z.array(z.strictObject({ key: fileKeySchema, size: z.int(), sha256 })),
  /** Files that rows name but that were missing in the store when the backup was made. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Names of the entries of an archive. */
export const entryNames = {
  manifest: 'manifest.json',
  /** Of the manifest, and so of everything that it lists. */
  signature: 'manifest.signature',
  secret: 'secret',
  /** Part `part` of a table's rows. */
  rows: (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}`,
  file: (key: string): string => `files/${key}`,
} as const

/** Bytes of a keyed hash that identifies a secret (64 hexadecimal characters). */
export const secretCheck = (secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('backup').digest('hex')

/** What only an installation with this secret can write beside a manifest. */
export const manifestSignature = (manifest: Uint8Array, secret: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('backup manifest\n').update(manifest).digest('hex')

/** Whether it is that signature. */
export const isSignatureOf = (signature: string, manifest: Uint8Array, secret: string): boolean => {
  const [given, wanted] = [Buffer.from(signature), Buffer.from(manifestSignature(manifest, secret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
