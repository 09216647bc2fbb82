import { expect, test } from 'bun:test'
import { variables } from '../../environment/variables'
import { undocumentedVariables } from './documented-environment'

const names = Object.keys(variables)

const file = (path: string, text: string) => ({ path, folder: '.', name: path, text: () => text })

/** A tree whose README tells of these, and whose code reads all of ours and `LERNSPUR_MAIL`. */
const tree = (told: readonly string[]) => [
  file('README.md', told.map((name) => `| \`${name}\` | default | meaning |`).join('\n')),
  file('code.ts', [...names, 'LERNSPUR_MAIL'].join(' ')),
]

test('README describes every variable that start reads', () => {
  expect(undocumentedVariables(tree(names))).toEqual([])
  expect(undocumentedVariables(tree(names.filter((name) => name !== 'PORT')))).toEqual([
    'README.md does not tell of the variable PORT.',
  ])
})

test('README describes no variable that nothing reads', () => {
  expect(undocumentedVariables(tree([...names, 'LERNSPUR_MAIL']))).toEqual([])
  expect(undocumentedVariables(tree([...names, 'LERNSPUR_MAIL`, `LERNSPUR_OLD']))).toEqual([
    'README.md tells of LERNSPUR_OLD, which nothing reads.',
  ])
})
