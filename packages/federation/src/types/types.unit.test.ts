import { expect, test } from 'bun:test'
import { misfitsOf } from './compare-types'
import { neededTypes, typeFacts } from './needed-types'
import type { DeclarationFiles, ReleasedTypes } from './released-types'

const entry = 'app-runtime/src/app-runtime.d.ts'
const common = {
  'app-runtime/src/draft.d.ts': `
    export declare class Draft { private text; read(): string }
    export declare const openDraft: () => Draft;`,
  'contracts/src/text.d.ts': `
    interface Unrelated { one: number }
    export interface Text { de: string }
    export declare const other: Unrelated;`,
}
const base = `
  import { Text } from '../../contracts/src/text'
  export { openDraft } from './draft'
  export * as libraries from './libraries'
  export declare const paths: { home: () => string; pupil: (id: string) => string };
  export interface AreaRoute { path?: string; layout?: 'frame' }`

const types = (declaration: string, files: DeclarationFiles = {}): ReleasedTypes => ({
  entry,
  files: {
    ...common,
    'app-runtime/src/libraries.d.ts': 'export declare const cn: (one: string) => string;',
    [entry]: `${base}\n${declaration}`,
    ...files,
  },
})
const toast = (type: string) => types(`export declare const useToast: ${type};`)

const compared = (area: ReleasedTypes, shell: ReleasedTypes, name: string) =>
  misfitsOf({ area, shell, taken: [name], given: [] })

test('only what a name leads to travels, and changes its hash', () => {
  const before = toast('(text: Text) => void')
  const unrelated = {
    'contracts/src/text.d.ts': common['contracts/src/text.d.ts'].replace('one: number', 'two: string'),
  }
  const related = { 'contracts/src/text.d.ts': common['contracts/src/text.d.ts'].replace('de: string', 'de: number') }
  const declaration = 'export declare const useToast: (text: Text) => void;'
  const hash = (of: ReleasedTypes, name = 'useToast') => typeFacts(of, [name])
  expect(hash(types(declaration, unrelated))).toEqual(hash(before))
  expect(hash(types(declaration, related))).not.toEqual(hash(before))
  expect(hash(types(declaration, related), 'libraries.cn')).toEqual(hash(before, 'libraries.cn'))
  expect(Object.keys(neededTypes(before, ['useToast']).files)).toEqual([entry, 'contracts/src/text.d.ts'])
})

test('a parameter that takes less, or one more that must be given, does not fit, and the compiler says why', async () => {
  const area = toast('(text: string | number) => void')
  expect(await compared(area, toast('(text: string) => void'), 'useToast')).toEqual({
    useToast: "Type 'number' is not assignable to type 'string'.",
  })
  const more = await compared(area, toast('(text: string | number, title: string) => void'), 'useToast')
  expect(Object.keys(more)).toEqual(['useToast'])
}, 120_000)

test('what widens fits: a parameter that takes more or may be left out, and more fields of an answer', async () => {
  const area = toast('(text: string) => { id: string }')
  const shell = toast('(text: string | number, title?: string) => { id: string; at: number }')
  expect(await compared(area, shell, 'useToast')).toEqual({})
}, 120_000)

test('a member of an object counts alone', async () => {
  const area = types('')
  const shell: ReleasedTypes = {
    entry,
    files: { ...area.files, [entry]: base.replace('pupil: (id: string)', 'pupil: (id: number)') },
  }
  expect(await compared(area, shell, 'paths.home')).toEqual({})
  expect(Object.keys(await compared(area, shell, 'paths.pupil'))).toEqual(['paths.pupil'])
}, 120_000)

test('what an area gives must be what the shell takes: there, less is allowed and more is not', async () => {
  const narrow = types('')
  const wide: ReleasedTypes = {
    entry,
    files: { ...narrow.files, [entry]: base.replace("'frame'", "'frame' | 'setup'") },
  }
  const given = (area: ReleasedTypes, shell: ReleasedTypes) =>
    misfitsOf({ area, shell, taken: [], given: ['AreaRoute'] })
  expect(await given(narrow, wide)).toEqual({})
  expect(Object.keys(await given(wide, narrow))).toEqual(['AreaRoute'])
}, 120_000)

test('a class that did not change is the same on both sides', async () => {
  const area = types('', { 'app-runtime/src/draft.d.ts': `${common['app-runtime/src/draft.d.ts']}` })
  const shell = types("export declare const more: import('./draft').Draft;", {
    'app-runtime/src/libraries.d.ts': 'export declare const cn: (one: string, two?: string) => string;',
  })
  expect(await misfitsOf({ area, shell, taken: ['openDraft', 'libraries.cn'], given: [] })).toEqual({})
}, 120_000)
