import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../install/install-packages'
import { failedWith, runProgram, type Stage } from '../stage'
import { sourceFiles } from '../tree/tree-files'
import { embeddedSql } from './embedded-sql'

interface Block {
  readonly name: string
  readonly start: number
}

interface JscpdReport {
  readonly duplicates: readonly {
    readonly lines: number
    readonly firstFile: Block
    readonly secondFile: Block
  }[]
}

const jscpd = join(import.meta.dirname, '../../../node_modules/jscpd/run-jscpd.js')

const runJscpd = async (baseDir: string, report: string): Promise<JscpdReport['duplicates']> => {
  const { ok, output } = await runProgram(
    [jscpd, '--config', join(import.meta.dirname, 'jscpd.json'), '--output', report, '.'],
    { cwd: baseDir },
  )
  if (!ok) throw new Error(output)
  return JSON.parse(await readFile(join(report, 'jscpd-report.json'), 'utf8')).duplicates
}

const blockName = ({ name, start }: Block): string => `${name.replace(/\.ts\.sql$/, '.ts')}:${start}`

/** Writes the SQL in TypeScript to separate files below `folder`, because jscpd treats a template as one token. */
const writeEmbeddedSql = (baseDir: string, folder: string): void => {
  mkdirSync(folder)
  for (const { path, text } of sourceFiles(baseDir)) {
    if (!/^(services|packages)\/.*\.ts$/.test(path) || /\.test\.ts$|\/testing\/|^packages\/e2e\//.test(path)) continue
    const sql = embeddedSql(path, text())
    if (sql === undefined) continue
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, `${path}.sql`), sql)
  }
}

/**
 * Blocks of TypeScript or SQL below `baseDir`, of at least 6 lines and 60 tokens, that occur twice word for word, not
 * counting tests, comments and imports. One sentence each.
 */
export const duplicatedBlocks = async (baseDir: string): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-duplicates-'))
  try {
    const embedded = join(folder, 'sql')
    writeEmbeddedSql(baseDir, embedded)
    const [blocks, statements] = await Promise.all([
      runJscpd(baseDir, join(folder, 'blocks')),
      runJscpd(embedded, join(folder, 'statements')),
    ])
    return [...blocks, ...statements].map(
      ({ lines, firstFile, secondFile }) =>
        `${blockName(firstFile)} and ${blockName(secondFile)} have ${lines} lines in common; write them once.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const duplicatesStage: Stage = {
  name: 'Duplicates',
  run: async () => failedWith(await duplicatedBlocks(root)),
}
