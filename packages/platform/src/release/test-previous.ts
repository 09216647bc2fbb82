import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { inOldCheckout } from './old-checkout'

/** The schema and the code that applies it: a release migrates first, while the old services go on. */
const schema = ['migrations', 'src/migration', 'src/roles'].map((folder) => `packages/database/${folder}`)

/**
 * A release knows the tables of its own schema only: that each is exported, the test of the next release says of those
 * that came since.
 */
const ofOwnSchema = 'every table with rows of schools is exported or known not to be'
/** How many rows its start page reads is a matter of an index that has been replaced (decision 0851); what it shows is not. */
const ofReplacedIndex = 'reads the newest entries of each subject and not all there are'

/**
 * Runs a release's service tests on this checkout's schema: the old code with the new migrations (rule
 * service-release.5). Returns the exit code of the tests. Throws a Problem for a release that is not in the repository.
 */
export const testPrevious = (release: string, paths: readonly string[] = []): Promise<number> => {
  const takeSchema = (tree: string): void => {
    for (const folder of schema) {
      // Removed first, because files deleted since would be applied beside their replacements.
      rmSync(join(tree, folder), { recursive: true, force: true })
      cpSync(join(root, folder), join(tree, folder), { recursive: true })
    }
  }
  return inOldCheckout(release, takeSchema, async (tree) => {
    const others = `^(?!.*(${ofOwnSchema}|${ofReplacedIndex}))`
    const command = [
      process.execPath,
      'test',
      '--test-name-pattern',
      others,
      ...(paths.length > 0 ? paths : ['services']),
    ]
    return await Bun.spawn(command, { cwd: tree, stdin: 'ignore', stdout: 'inherit', stderr: 'inherit' }).exited
  })
}
