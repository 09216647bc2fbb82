import { join } from 'node:path'
import { Problem } from '../console/problem'

/** Formats the written files in the house style. */
export const format = async (root: string, paths: readonly string[]): Promise<void> => {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const checked = paths.filter((path) => !/\.(sql|md)$/.test(path))
  const program = Bun.spawn([process.execPath, biome, 'check', '--write', '--error-on-warnings', ...checked], {
    cwd: root,
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const output = await new Response(program.stderr).text()
  if ((await program.exited) !== 0) throw new Problem(output)
}
