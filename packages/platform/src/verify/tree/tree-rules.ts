import { basename } from 'node:path'
import { isCode, type SourceFile } from './tree-files'

type Rule = (files: readonly SourceFile[]) => string[]

/** A longer file must say at its head why it is long. */
const longFile = 400
/** Lines at the head of a file that are searched for the reason. */
const headLines = 10
const reason = /(?:\/\/|\*) Long because \S/

/** Number of lines; a final line break does not count. */
export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const longFilesSayWhy: Rule = (files) =>
  files.filter(isCode).flatMap((file) => {
    const text = file.text()
    const lines = lineCount(text)
    const head = text.split('\n', headLines).join('\n')
    return lines <= longFile || reason.test(head)
      ? []
      : `${file.path} has ${lines} lines; above ${longFile} a comment at its head says why: “Long because …”.`
  })

const forbiddenNames = new Set(['lib', 'utils', 'util', 'helpers', 'helper', 'common', 'misc'])

const namedFolders: Rule = (files) => {
  const folders = new Set(files.map(({ folder }) => folder))
  return [...folders].flatMap((folder) => {
    const bad = folder.split('/').find((name) => forbiddenNames.has(name))
    return bad ? `${folder}: a folder named "${bad}" says nothing about what it holds.` : []
  })
}

const topLevel = /^(shell|mfe-[a-z-]+|services|packages|\..*)$/

const knownTop: Rule = (files) => {
  const tops = new Set(files.flatMap(({ path }) => (path.includes('/') ? (path.split('/')[0] ?? []) : [])))
  return [...tops].flatMap((top) => (topLevel.test(top) ? [] : `${top} is no folder of the tree's top.`))
}

const statement = /^(import|export)\b[^;]*?\bfrom\s*['"][^'"]+['"];?|^export\s*\*\s*from\s*['"][^'"]+['"];?/gm
const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

const noReExporters: Rule = (files) =>
  files
    .filter(({ name }) => /^index\.tsx?$/.test(name))
    .flatMap((file) => {
      const rest = file.text().replace(comment, '').replace(statement, '').trim()
      return rest === '' ? `${file.path} only re-exports; import the files themselves.` : []
    })

interface PackageFile {
  readonly [kind: string]: unknown
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$|^workspace:\*$/

const exactVersions: Rule = (files) =>
  files
    .filter(({ name }) => name === 'package.json')
    .flatMap((file) => {
      const content = JSON.parse(file.text()) as PackageFile
      const wanted = kinds.flatMap((kind) => Object.entries((content[kind] ?? {}) as Record<string, string>))
      return wanted.flatMap(([name, version]) =>
        exact.test(version) ? [] : `${file.path} wants ${name} ${version}; name an exact version.`,
      )
    })

const modulePath = (target: string): string => target.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')

/** Every import shows its file: modules are exported by their path, and the main module is named after the package. */
const pathsOfExports: Rule = (files) =>
  files
    .filter(({ name }) => name === 'package.json')
    .flatMap((file) => {
      const { exports = {} } = JSON.parse(file.text()) as { exports?: Readonly<Record<string, unknown>> }
      return Object.entries(exports).flatMap(([name, target]) => {
        const path = name === '.' ? `./${basename(file.folder)}` : name
        return typeof target === 'string' && target.startsWith('./src/') && modulePath(target) === path
          ? []
          : `${file.path} exports ${JSON.stringify(target)} as ${name}; ./x/y is ./src/x/y.ts or .tsx.`
      })
    })

// Written in two parts, so that this file does not find itself.
const looseEnd = new RegExp(
  [
    '\\b(TO',
    'DO|FIX',
    'ME)\\b|\\b(test|it|describe)\\.(sk',
    'ip|to',
    'do|on',
    'ly|fix',
    'me)\\(|@ts-(ig',
    'nore|no',
    'check)|\\bas a',
    'ny\\b',
  ].join(''),
)

const noLooseEnds: Rule = (files) =>
  files.filter(isCode).flatMap((file) =>
    file
      .text()
      .split('\n')
      .flatMap((line, index) =>
        looseEnd.test(line) ? `${file.path}:${index + 1} is a loose end: ${line.trim()}` : [],
      ),
  )

const rules: readonly Rule[] = [
  longFilesSayWhy,
  namedFolders,
  knownTop,
  noReExporters,
  exactVersions,
  pathsOfExports,
  noLooseEnds,
]

/** Violations of the tree rules; one sentence each. */
export const treeViolations = (files: readonly SourceFile[]): string[] => rules.flatMap((rule) => rule(files))
