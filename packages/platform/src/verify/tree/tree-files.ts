import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export interface SourceFile {
  /** Relative to the root, with slashes. */
  readonly path: string
  readonly folder: string
  readonly name: string
  text(): string
}

const all = new Bun.Glob('**/*.{ts,tsx,css,json,md,sql}')
const notOurs = /(^|\/)(node_modules|dist|\.build|\.data|\.git|test-results|playwright-report)(\/|$)/

/** Every hand-written text file of the checkout. */
export const sourceFiles = (root: string): SourceFile[] =>
  [...all.scanSync({ cwd: root, dot: true })]
    .filter((path) => !notOurs.test(path))
    .sort()
    .map((path) => ({
      path,
      folder: dirname(path),
      name: basename(path),
      text: () => readFileSync(join(root, path), 'utf8'),
    }))

/** Hand-written code. */
export const isCode = ({ name, path }: SourceFile): boolean =>
  /\.(ts|tsx|css)$/.test(name) && !/\.gen\.|\/generated\/|\.d\.ts$/.test(path)
