import { beforeAll, expect, test } from 'bun:test'
import { basename, dirname } from 'node:path'
import { loadModule } from 'libpg-query'
import { declaredNames } from './declared-names'
import { readGlossaryWords } from './glossary-words'
import { glossaryPath, nameViolations } from './name-violations'
import { nameWords } from './name-words'

beforeAll(() => loadModule())

const glossary = `# Glossary

## Words not used in names

How they are read.

| words | instead | but |
| --- | --- | --- |
| \`keep\`, \`kept\` | cached, draft | keep alive; keepOpen |
| place | | place (packages/ui); place order |

## Participles that are not types

- Asked, \`Known\`
- Told

## Platform
`

const violationsAbout = (texts: Readonly<Record<string, string>>): string[] =>
  nameViolations(
    Object.entries({ [glossaryPath]: glossary, ...texts }).map(([path, text]) => ({
      path,
      folder: dirname(path),
      name: basename(path),
      text: () => text,
    })),
  )

test.each([
  ['keepAliveMs', ['keep', 'alive', 'ms']],
  ['keep-alive.unit.test.ts', ['keep', 'alive', 'unit', 'test', 'ts']],
  ['KEEP_ALIVE2', ['keep', 'alive']],
  ['toJSONText', ['to', 'json', 'text']],
])('%s has the words %p', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})

test('every way to declare a name is found, and no use of one', () => {
  const code = `import { other as imported, plain } from 'x'
const { taken, own: renamed, ...rest } = plain
function declared(first: number, { second: third }: Shape = {}) { return used.property }
const arrow = ([fourth]: string[], ...fifth: string[]) => ({ key: 1 })
interface Shape { readonly member: string; method(sixth: number): void; 'quoted-key': 1 }
type Alias = (seventh: string) => void
class Model { #secret = 1; field = 2; act(eighth: number) {} constructor(private ninth: number) {} }
enum Kind { one }
try {} catch (error) {}
`
  expect(declaredNames('a.ts', code).map(({ name }) => name)).toEqual(
    'imported renamed rest declared first third arrow fourth fifth Shape member method sixth quoted-key Alias seventh Model secret field act eighth constructor ninth Kind one error'.split(
      ' ',
    ),
  )
  expect(declaredNames('a.ts', code).flatMap(({ name, isType }) => (isType ? name : []))).toEqual([
    'Shape',
    'Alias',
    'Model',
    'Kind',
  ])
  expect(declaredNames('a.ts', code).at(-1)?.line).toBe(9)
})

test('a name with a word that is not used is refused, wherever it is declared', () => {
  const sql = 'create table school (id uuid);\n\ncreate table kept_row (\n  id uuid,\n  place text\n);'
  expect(
    violationsAbout({
      'services/a/src/a.ts': 'import 1\nconst keptRows = 1\ninterface A { place: 1 }\n'.replace('import 1', ''),
      'services/a/src/kept-rows/b.ts': '',
      'packages/database/migrations/a.sql': sql,
    }),
  ).toEqual([
    'services/a/src/kept-rows is named with the word “kept”, which is not used in names; say cached, draft.',
    'services/a/src/a.ts:2 declares keptRows with the word “kept”, which is not used in names; say cached, draft.',
    'services/a/src/a.ts:3 declares place with the word “place”, which is not used in names.',
    'packages/database/migrations/a.sql:3 declares kept_row with the word “kept”, which is not used in names; say cached, draft.',
    'packages/database/migrations/a.sql:5 declares place with the word “place”, which is not used in names.',
  ])
})

test('an exception holds for its words, for its whole name, and in its folder', () => {
  expect(
    violationsAbout({
      'services/a/src/keep-alive.ts': 'const readKeepAliveMs = 1\nconst keepOpen = 1\nconst placeOrders = 1',
      'packages/ui/src/a.ts': 'const place = 1',
    }),
  ).toEqual(['services/a/src/keep-alive.ts:3 declares placeOrders with the word “place”, which is not used in names.'])
  expect(violationsAbout({ 'services/a/src/a.ts': 'const keepOpenDoor = 1\nconst keepAll = 1' })).toHaveLength(2)
  expect(violationsAbout({ 'services/a/src/a.ts': 'const place = 1' })).toHaveLength(1)
})

test('a bare participle is no name of a type, and one with a noun is', () => {
  const code = 'interface Asked {}\ntype Told = 1\nclass Known {}\ninterface KnownDevice {}\nconst Asked = 1'
  expect(violationsAbout({ 'shell/src/a.ts': code })).toEqual([
    'shell/src/a.ts:1 declares the type Asked, which does not say what it is.',
    'shell/src/a.ts:2 declares the type Told, which does not say what it is.',
    'shell/src/a.ts:3 declares the type Known, which does not say what it is.',
  ])
})

test('a glossary without the sections is refused', () => {
  expect(() => readGlossaryWords('# Glossary\n')).toThrow('Words not used in names')
})
