import { createHash } from 'node:crypto'
import type { MigrationFile } from '../migration/migration-files'
import { ownerRole, type SchemaOwner } from '../roles/schema-owner'
import { readComments, type SchemaComments } from './comments'
import type { Schema, SchemaGrant, SchemaRelation, SchemaRoutine } from './read-schema'

/** Changes with every migration of the owner, which reveals a page that was not written again. */
export const fingerprintOf = (files: readonly MigrationFile[], owner: SchemaOwner): string => {
  const own = files.filter((file) => file.owner === owner).map(({ name, checksum }) => `${name} ${checksum}\n`)
  return createHash('sha256').update(own.join('')).digest('hex').slice(0, 16)
}

/** The line of a page that holds its fingerprint. */
export const fingerprintLine = (fingerprint: string): string => `Fingerprint of its migrations: \`${fingerprint}\``

const shortRole = (role: string): string => role.replace(/^lernspur_/, '').replaceAll('_', '-')
/** Text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ')
const code = (text: string): string => `\`${cell(text)}\``

const grantRows = (grants: readonly SchemaGrant[]): string[] =>
  grants.length === 0
    ? ['Nobody but its owner may use it.']
    : [
        '| role | may |',
        '| --- | --- |',
        ...grants.map(({ role, privileges }) => `| ${shortRole(role)} | ${privileges} |`),
      ]

const columnRows = (relation: SchemaRelation, comments: SchemaComments): string[] => [
  '| column | type | filled in | |',
  '| --- | --- | --- | --- |',
  ...relation.columns.map(({ name, type, isRequired, fill, isComputed }) => {
    const filled = fill === null ? '' : `${isComputed ? 'computed ' : ''}${code(fill)}`
    const about = comments.get(`${relation.name}.${name}`) ?? ''
    return `| \`${name}\` | ${type}${isRequired || relation.kind === 'view' ? '' : ', or null'} | ${filled} | ${cell(about)} |`
  }),
]

const keyRows = ({ constraints }: SchemaRelation): string[] => {
  const keys = constraints.filter(({ kind }) => kind !== 'c').map(({ definition }) => `- ${code(definition)}`)
  const checks = constraints.filter(({ kind }) => kind === 'c').map(({ definition }) => `- ${code(definition)}`)
  return [...keys, ...checks]
}

const protection = ({ kind, policies, isProtected }: SchemaRelation): string[] => {
  if (kind === 'view') return []
  const others = policies.filter((policy) => !policy.startsWith('tenant_isolation '))
  const first = isProtected
    ? 'Rows are those of one school; nobody sees those of another.'
    : 'Belongs to no school: row-level security does not apply.'
  return [[first, ...others.map((policy) => `Policy ${code(policy)}.`)].join(' ')]
}

const relationPart = (relation: SchemaRelation, comments: SchemaComments): string => {
  const keys = keyRows(relation)
  const about = comments.get(relation.name)
  return [
    `## ${relation.name}`,
    ...(about ? [about] : relation.kind === 'view' ? ['A view.'] : []),
    columnRows(relation, comments).join('\n'),
    ...(keys.length > 0 ? [keys.join('\n')] : []),
    ...protection(relation),
    grantRows(relation.grants).join('\n'),
  ].join('\n\n')
}

/** Tables that nearly every other points to would hide all else in a picture. */
const everywhere = new Set(['tenant', 'app_user'])

const diagram = (relations: readonly SchemaRelation[]): string => {
  const names = new Set(relations.map(({ name }) => name))
  const plain = (name: string): string => name.replace('.', '_')
  const lines = relations.flatMap(({ name, constraints }) =>
    [...new Set(constraints.flatMap(({ target }) => target ?? []))]
      .filter((target) => !everywhere.has(target) || (names.has(target) && names.size < 10))
      .map((target) => `  ${plain(target)} ||--o{ ${plain(name)} : ""`),
  )
  return ['```mermaid', 'erDiagram', ...lines.toSorted(), '```'].join('\n')
}

const routineRows = (routines: readonly SchemaRoutine[]): string[] => [
  '| function | gives | runs with the rights of | may be called by |',
  '| --- | --- | --- | --- |',
  ...routines.map(({ name, result, isDefiner, executors }) => {
    const callers = executors.includes('all') ? 'all' : executors.map(shortRole).join(', ') || 'its owner'
    return `| ${code(name)} | ${cell(result ?? '')} | ${isDefiner ? 'its owner' : 'who calls it'} | ${callers} |`
  }),
]

/** The page about what one owner has: its tables with columns, keys and rights, and its functions. */
export const schemaPage = (owner: SchemaOwner, schema: Schema, files: readonly MigrationFile[]): string => {
  const role = ownerRole(owner)
  const relations = schema.relations.filter((relation) => relation.ownerRole === role)
  const routines = schema.routines.filter((routine) => routine.ownerRole === role)
  const comments = readComments(files.filter(({ isRepeatable }) => !isRepeatable).map(({ sql }) => sql))
  return `${[
    `# Schema of ${owner}`,
    'Written by `run verify --update` from the catalogue of a migrated database. `verify` has no database: it compares the fingerprint with the migrations, and a test with a database compares the whole page.',
    fingerprintLine(fingerprintOf(files, owner)),
    `All of it belongs to the role \`${role}\`, as which the migrations in \`packages/database/migrations/${owner}\` run. Roles are named without \`lernspur_\`; those that end in \`owner\` are for references and functions of other owners. Lines of the diagram go from a table to those that refer to it${relations.length < 10 ? '' : `; references to ${[...everywhere].join(' and ')} are left out`}.`,
    diagram(relations),
    ...relations.map((relation) => relationPart(relation, comments)),
    '## Functions',
    routineRows(routines).join('\n'),
  ].join('\n\n')}\n`
}
