import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { complaints, runProgram, type Stage } from '../stage'

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

/**
 * Blocks of TypeScript or SQL below `baseDir`, of at least 6 lines and 60 tokens, that are written twice, word for word;
 * tests, comments and imports aside. One sentence each.
 */
export const duplicatedBlocks = async (baseDir: string): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-duplicates-'))
  try {
    const { ok, output } = await runProgram(
      [jscpd, '--config', join(import.meta.dirname, 'jscpd.json'), '--output', folder, '.'],
      { cwd: baseDir },
    )
    if (!ok) throw new Error(output)
    const { duplicates }: JscpdReport = JSON.parse(await readFile(join(folder, 'jscpd-report.json'), 'utf8'))
    return duplicates.map(
      ({ lines, firstFile: one, secondFile: other }) =>
        `${one.name}:${one.start} and ${other.name}:${other.start} have ${lines} lines in common; write them once.`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const duplicatesStage: Stage = {
  name: 'Duplicates',
  run: async () => complaints(await duplicatedBlocks(root)),
}
