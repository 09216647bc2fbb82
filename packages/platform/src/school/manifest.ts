import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { Problem } from '../console/problem'

/** Tables and columns become part of statements, quoted where SQL asks for it. */
const sqlName = z.string().regex(/^(?:[a-z_][a-z0-9_]*|"[a-z_][a-z0-9_]*")$/)
const uuid = z.uuid()
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const tableSchema = z.strictObject({
  name: sqlName,
  columns: z.array(sqlName),
  rows: z.int(),
  /** Over all rows in COPY's text format, as the archive has them. */
  sha256,
})

/** What an installation has under ids of its own and the school refers to. */
const referenceSchema = z.strictObject({
  kind: z.enum(['country', 'state', 'schoolType', 'officialForm', 'template']),
  id: uuid,
  /** What it is recognised by in another installation. */
  key: z.string(),
  /** How sentences name it. */
  name: z.string(),
  /** Whether the school cannot be without it. */
  isNeeded: z.boolean(),
})
export type Reference = z.infer<typeof referenceSchema>

/** The last entry of a school's archive, against which everything else in it is checked. */
export const manifestSchema = z.strictObject({
  kind: z.literal('lernspur-school'),
  format: z.literal(1),
  moveId: uuid,
  /** From which both installations derive the codes of the move. */
  moveKey: sha256,
  schoolId: uuid,
  schoolName: z.string(),
  /** The public address of the installation that the school leaves. */
  from: z.string(),
  takenAt: z.string(),
  serverVersion: z.string(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum: sha256 })),
  /** Tables of the school. */
  tables: z.array(tableSchema),
  /** Rows of the directory: the school itself, its people and what they sign in with, its public keys. */
  directory: z.array(tableSchema),
  references: z.array(referenceSchema),
  files: z.array(
    z.strictObject({
      key: z.string().regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/),
      type: z.string(),
      size: z.int(),
      sha256,
    }),
  ),
  /** Files that rows name but that the store had lost. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A digest by which whoever imports an archive recognises it: SHA-256 of its manifest, 64 hexadecimal characters. */
export const fingerprintOf = (manifest: Uint8Array): string =>
  new Bun.CryptoHasher('sha256').update(manifest).digest('hex')

/** Which installation a code lets go on: the new one, after the switch, or the former one, after an undo there. */
type CodePurpose = 'open' | 'undo'

/** What one installation tells the other by way of the operator: 20 characters that only the two can make. */
export const codeOf = (moveKey: Uint8Array, purpose: CodePurpose): string =>
  createHmac('sha256', moveKey).update(`school move ${purpose}`).digest('hex').slice(0, 20)

/** Throws a Problem unless it is that code. */
export const requireCode = (
  moveKey: Uint8Array,
  purpose: CodePurpose,
  given: string | undefined,
  from: string,
): void => {
  const [code, wanted] = [Buffer.from(given ?? ''), Buffer.from(codeOf(moveKey, purpose))]
  if (code.length === wanted.length && timingSafeEqual(code, wanted)) return
  throw new Problem(
    given === undefined
      ? `The code is missing: ${from}.`
      : `The code is not that of this move: ${from}. Nothing was changed.`,
  )
}
