import { seal, unseal } from '@lernspur/service-kit/session/seal'

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Replaces ids in rows of COPY's text format, in columns and inside of JSON alike: an id is unlike anything else. */
export const replaceIds = (rows: Uint8Array, ids: ReadonlyMap<string, string>): Uint8Array => {
  if (ids.size === 0) return rows
  const text = Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength).toString('latin1')
  return Buffer.from(
    text.replace(uuids, (id) => ids.get(id) ?? id),
    'latin1',
  )
}

interface SealedColumn {
  readonly column: string
  readonly purpose: 'two-factor-secret' | 'school-seal-key'
  /** Columns that say whose it is, as the context of the encryption joins them. */
  readonly context: readonly string[]
}

/** Columns that an installation encrypts with its own secret; in an archive, which is encrypted as a whole, they are plain. */
const sealedColumns: Readonly<Record<string, SealedColumn>> = {
  two_factor: { column: 'sealed_secret', purpose: 'two-factor-secret', context: ['user_id'] },
  seal_key: { column: 'private_key', purpose: 'school-seal-key', context: ['tenant_id', 'id'] },
}

type Conversion = (secret: string, rows: Uint8Array) => Uint8Array

const converted =
  (table: string, columns: readonly string[], convert: typeof seal | typeof unseal): Conversion =>
  (secret, rows) => {
    const sealed = sealedColumns[table]
    if (!sealed) return rows
    const index = columns.indexOf(sealed.column)
    const { purpose } = sealed
    return Buffer.from(
      Buffer.from(rows)
        .toString('latin1')
        .replace(/[^\n]+/g, (row) => {
          const values = row.split('\t')
          const context = sealed.context.map((column) => values[columns.indexOf(column)]).join(' ')
          const bytes = Buffer.from((values[index] ?? '').slice('\\\\x'.length), 'hex')
          values[index] = `\\\\x${Buffer.from(convert({ secret, purpose, context }, bytes)).toString('hex')}`
          return values.join('\t')
        }),
      'latin1',
    )
  }

/** Decrypts what the installation with this secret has encrypted in rows of a table. */
export const unsealRows = (table: string, columns: readonly string[]): Conversion => converted(table, columns, unseal)

/** Encrypts it again with the secret of another installation. */
export const sealRows = (table: string, columns: readonly string[]): Conversion => converted(table, columns, seal)
