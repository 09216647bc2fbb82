import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../console/problem'
import type { Load } from './load'
import type { Statement } from './statements'

const missing =
  'pgbench is missing, against which the bench measures; it comes with PostgreSQL (Debian: apt-get install postgresql).'

/** A value with an id made for this call gets a new id each time; its type follows from its format. */
const withFreshIds = (name: string, value: string, ids: readonly string[]): string => {
  const own = ids.filter((id) => value.includes(id))
  if (own.length === 0) return name
  const replaced = own.reduce((text, id) => `replace(${text}, '${id}', uuidv7()::text)`, `${name}::text`)
  if (value.startsWith('[') || value.startsWith('{"')) return `(${replaced})::jsonb`
  return value.startsWith('{') ? `(${replaced})::uuid[]` : `(${replaced})::uuid`
}

/** Pgbench's script and its variables, which become parameters of prepared statements. */
const scriptOf = (statements: readonly Statement[], freshIds: readonly string[]) => {
  const variables: Record<string, string> = {}
  const lines = statements.map(({ sql, values }, statement) => {
    const text = sql.replace(/\$(\d+)/g, (_, number: string) => {
      const value = values[Number(number) - 1]
      if (value === null || value === undefined) return 'null'
      const name = `v${statement}_${number}`
      variables[name] = value
      return withFreshIds(`:${name}`, value, freshIds)
    })
    return `${text.trim()};`
  })
  return { script: `${lines.join('\n')}\n`, variables }
}

const millisecondsOf = (log: string): number[] =>
  log
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1000)
    .filter((took) => took > 0)
    .sort((a, b) => a - b)

export interface PgbenchRun {
  readonly url: string
  readonly statements: readonly Statement[]
  /** Ids in the statements that must differ between calls. */
  readonly freshIds: readonly string[]
  readonly clients: number
  readonly seconds: number
}

/** Lets pgbench repeat the statements, prepared, as the role of the address. Throws pgbench's error output. */
export const runPgbench = async ({ url, statements, freshIds, clients, seconds }: PgbenchRun): Promise<Load> => {
  const program = Bun.which('pgbench')
  if (!program) throw new Problem(missing)
  const address = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-pgbench-'))
  const { script, variables } = scriptOf(statements, freshIds)
  writeFileSync(join(folder, 'script.sql'), script)
  const child = Bun.spawn({
    cmd: [
      program,
      ...['-n', '-M', 'prepared', '-c', String(clients), '-j', '1', '-T', String(seconds), '-l'],
      ...['-f', join(folder, 'script.sql'), '-h', address.searchParams.get('host') ?? address.hostname],
      ...['-U', address.username],
      ...Object.entries(variables).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      address.pathname.slice(1),
    ],
    cwd: folder,
    env: { ...process.env, PGPASSWORD: decodeURIComponent(address.password) },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  try {
    const [output, errorOutput] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
      child.exited,
    ])
    const perSecond = Number(/^tps = ([\d.]+)/m.exec(output)?.[1])
    if (child.exitCode !== 0 || !perSecond) throw new Problem(`pgbench failed: ${errorOutput.trim().slice(-500)}`)
    const took = millisecondsOf(await Bun.file(join(folder, `pgbench_log.${child.pid}`)).text())
    const at = (share: number): number => took[Math.floor(took.length * share)] ?? Number.NaN
    return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
