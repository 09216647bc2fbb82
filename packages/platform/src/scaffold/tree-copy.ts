import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { root } from '../install/install-packages'
import { typesState } from '../verify/types-state'

/** A copy of the checkout that may be changed: its sources, and links to the installed packages. */
export interface TreeCopy {
  readonly folder: string
  remove(): void
}

/** The current sources, committed or not. */
const sources = (): string[] => {
  const command = ['git', 'ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout } = Bun.spawnSync(command, { cwd: root, stderr: 'inherit' })
  return stdout
    .toString()
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
}

/**
 * Copies what the compiler has kept of the checkout, so that it checks in the copy only what differs. Paths there are
 * relative to the state, and those of installed packages are the real ones.
 */
const copyTypesState = (folder: string): void => {
  if (!existsSync(join(root, typesState))) return
  const to = dirname(join(folder, typesState))
  const installed = relative(to, join(root, 'node_modules'))
  const text = readFileSync(join(root, typesState), 'utf8')
  mkdirSync(to, { recursive: true })
  writeFileSync(join(folder, typesState), text.replaceAll('"../node_modules/', `"${installed}/`))
}

/**
 * Copies the checkout into another folder. The installed dependencies of our packages are relative links, which are
 * copied unchanged: links to our own packages then lead into the copy, all others to the packages installed here. A
 * checkout always has the same such folder, so that it finds the database server of its tests again.
 */
export const copyTree = (): TreeCopy => {
  const folder = join(tmpdir(), `lernspur-tree-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  const paths = sources()
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const path of paths.filter((one) => /^[^/]+(\/[^/]+)?\/package\.json$/.test(one))) {
    const installed = join(dirname(path), 'node_modules')
    if (existsSync(join(root, installed))) {
      cpSync(join(root, installed), join(folder, installed), { recursive: true, verbatimSymlinks: true })
    }
  }
  copyTypesState(folder)
  return { folder, remove }
}
