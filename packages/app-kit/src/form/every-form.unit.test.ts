import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dir, '../../../..')

/** What the areas, the shell and the editors that areas share are made of. */
const files = new Map(
  ['mfe-*', 'shell', 'packages/school-editors']
    .flatMap((folder) => [...new Bun.Glob(`${folder}/src/**/*.{ts,tsx}`).scanSync(root)])
    .filter((file) => !/\.test\.tsx?$|\/node_modules\/|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** The file of an import; none of packages other than the shared editors. */
const resolve = (from: string, wanted: string): string | undefined => {
  const base = wanted.startsWith('.')
    ? join(from, '..', wanted)
    : wanted.replace(/^@lernspur\/school-editors\//, 'packages/school-editors/src/')
  return [`${base}.tsx`, `${base}.ts`].find((file) => files.has(file))
}

const imports = new Map(
  [...files].map(([file, code]) => [
    file,
    [...code.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, wanted = '']) => resolve(file, wanted)),
  ]),
)

const importersOf = (file: string): string[] => [...imports].flatMap(([one, all]) => (all.includes(file) ? [one] : []))

/** A file, the files that it shows, and those that show it, up to two files away. */
const around = (file: string): string => {
  const near = new Set([file, ...(imports.get(file) ?? [])])
  for (const one of importersOf(file)) for (const other of [one, ...importersOf(one)]) near.add(other)
  return [...near].map((one) => files.get(one ?? '') ?? '').join('\n')
}

const using = (pattern: RegExp): string[] => [...files].flatMap(([file, code]) => (pattern.test(code) ? [file] : []))

/** Ways to show the sentence of a refusal, which names its fields (rule error.5). */
const showsSentence = /FailureBanner|ErrorNotice|useErrorText|errorTextOf/

test('every form shows the sentence that names refused fields', () => {
  const forms = using(/\buseForm\(/)
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter((file) => !showsSentence.test(around(file)))).toEqual([])
})

test('every field of a form shows what the server says about it', () => {
  const ignoring = /\{[^{}]*\bproblem\b[^{}]*\}(?:: FormField[^)]*\)|\s*=\s*(?:\w+\.)?field\()/g
  const silent = [...files].flatMap(([file, code]) =>
    [...code.matchAll(ignoring)].filter(([taken]) => !/\bdetail\b/.test(taken)).map(() => file),
  )
  expect(silent).toEqual([])
  // A field whose own problem is one of the form's has the server's sentence otherwise.
  expect(using(/error=\{\w*\.?problem\s*\?[^}]*:\s*undefined\}/)).toEqual([])
})
