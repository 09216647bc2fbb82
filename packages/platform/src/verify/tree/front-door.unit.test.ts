import { expect, test } from 'bun:test'
import { frontDoorViolations } from './front-door'

const violationsAbout = (tree: Readonly<Record<string, string>>) =>
  frontDoorViolations(
    Object.entries(tree).map(([path, text]) => ({
      path,
      folder: '.',
      name: path.split('/').at(-1) ?? '',
      text: () => text,
    })),
    (path) => path in tree,
  )

test('a link of a page leads to something that exists', () => {
  const tree = {
    'docs/a.md': '[b](b.md#part), [c](../c.ts), [site](https://lernspur.example), `[x](gone.md)`, [here](#part)',
    'docs/b.md': '',
    'c.ts': '',
  }
  expect(violationsAbout(tree)).toEqual([])
  expect(violationsAbout({ 'docs/a.md': 'See ![picture](gone.png).' })).toEqual([
    'docs/a.md links to gone.png, which does not exist.',
  ])
})

test('what a page quotes of a file stands there', () => {
  const page = ['```ts src/a.ts', 'const a = 1', '…', 'const c = 3', '```'].join('\n')
  expect(violationsAbout({ 'docs/a.md': page, 'src/a.ts': 'const a = 1\nconst b = 2\nconst c = 3\n' })).toEqual([])
  expect(violationsAbout({ 'docs/a.md': page, 'src/a.ts': 'const a = 1\n' })).toEqual([
    'docs/a.md quotes src/a.ts, which does not say: const c = 3',
  ])
})

test('every package names the license', () => {
  expect(violationsAbout({ 'a/package.json': '{ "license": "EUPL-1.2" }' })).toEqual([])
  expect(violationsAbout({ 'a/package.json': '{ "name": "a" }' })).toEqual([
    'a/package.json does not name the license EUPL-1.2.',
  ])
})
