import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram, type StageResult } from '../stage'

/** Beside the declarations: a digest of them as the last complete run of the compiler left them. */
const stampName = 'declarations.sha256'

const digestOf = (folder: string): string => {
  const hasher = new Bun.CryptoHasher('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
  for (const file of files.toSorted()) hasher.update(`${file}\n`).update(readFileSync(join(folder, file)))
  return hasher.digest('hex')
}

/**
 * Lets the compiler write the declarations of a project into `folder`, where it keeps its state as well; it reports types
 * that others cannot name. By that state it looks at sources alone, and never writes a file again that is missing or older
 * than it thinks, so declarations that the last run did not leave are thrown away first.
 */
export const emitDeclarations = async (project: string, folder: string): Promise<StageResult> => {
  const stamp = join(folder, stampName)
  const isIntact = existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOf(folder)
  if (!isIntact) rmSync(folder, { recursive: true, force: true })
  // A run that is killed leaves none.
  rmSync(stamp, { force: true })
  const result = await runProgram(['node_modules/typescript/bin/tsc', '--project', project])
  if (result.ok) writeFileSync(stamp, digestOf(folder))
  return result
}
