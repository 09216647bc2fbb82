import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emitDeclarations } from './emit-declarations'

let root = ''
const path = (...parts: readonly string[]) => join(root, ...parts)
const project = () => path('tsconfig.json')
const emit = async () => expect(await emitDeclarations(project(), path('out'))).toMatchObject({ ok: true })
const declared = (file: string) => readFileSync(path('out', 'src', file), 'utf8')

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lernspur-declarations-'))
  mkdirSync(path('src'))
  const compilerOptions = {
    ...{ noCheck: true, declaration: true, emitDeclarationOnly: true, incremental: true, types: [] },
    ...{ rootDir: '.', outDir: 'out', tsBuildInfoFile: 'out/declarations.tsbuildinfo', module: 'esnext' },
    moduleResolution: 'bundler',
  }
  writeFileSync(project(), JSON.stringify({ compilerOptions, include: ['src'] }))
  writeFileSync(path('src', 'one.ts'), 'export const one = 1 as const\n')
  writeFileSync(path('src', 'other.ts'), 'export const other = 2 as const\n')
})
afterAll(() => rmSync(root, { recursive: true }))

test('declarations that are missing, or that another run has left, are written again', async () => {
  await emit()
  expect(declared('one.d.ts')).toContain('one: 1')

  rmSync(path('out', 'src', 'one.d.ts'))
  await emit()
  expect(declared('one.d.ts')).toContain('one: 1')

  writeFileSync(path('out', 'src', 'other.d.ts'), 'export declare const before: 0;\n')
  await emit()
  expect(declared('other.d.ts')).toContain('other: 2')
}, 60_000)

test('a change is written beside what has not changed, which is left as it is', async () => {
  await emit()
  writeFileSync(path('src', 'one.ts'), 'export const one = 3 as const\n')
  await emit()
  expect([declared('one.d.ts'), declared('other.d.ts')].join()).toMatch(/one: 3.*other: 2/s)
}, 60_000)
