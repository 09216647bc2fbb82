import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { runProgram } from '../stage'
import type { Figure } from './figure'

interface Place {
  readonly name: string
  readonly start: number
}

interface Found {
  readonly duplicates: readonly {
    readonly lines: number
    readonly tokens: number
    readonly firstFile: Place
    readonly secondFile: Place
  }[]
}

const jscpd = join(import.meta.dirname, '../../../node_modules/jscpd/run-jscpd.js')

/** Blocks of at least 6 lines and 60 tokens that stand twice, word for word; tests and comments aside. */
export const duplicatedBlocks = async (): Promise<Figure> => {
  const output = await mkdtemp(join(tmpdir(), 'lernspur-duplicates-'))
  try {
    const { ok, output: told } = await runProgram(
      [jscpd, '--config', join(import.meta.dirname, 'jscpd.json'), '--output', output, '.'],
      { cwd: root },
    )
    if (!ok) throw new Error(told)
    const { duplicates }: Found = JSON.parse(await readFile(join(output, 'jscpd-report.json'), 'utf8'))
    return {
      name: 'blocks that stand twice (6 lines and 60 tokens or more, without tests)',
      value: duplicates.length,
      bound: 3,
      places: duplicates.map(
        ({ lines, firstFile: one, secondFile: other }) =>
          `${one.name}:${one.start} and ${other.name}:${other.start} (${lines} lines)`,
      ),
    }
  } finally {
    await rm(output, { recursive: true, force: true })
  }
}
