import { expect, test } from 'bun:test'
import { variables } from '../../environment/variables'
import { undocumentedVariables } from './documented-environment'

const names = Object.keys(variables)
const page = 'packages/platform/docs/operators/settings.md'

const file = (path: string, text: string) => ({ path, folder: '.', name: path, text: () => text })

/** A tree whose page of settings describes these, and whose code reads all of ours and `LERNSPUR_MAIL`. */
const tree = (documented: readonly string[]) => [
  file(page, documented.map((name) => `| \`${name}\` | default | meaning |`).join('\n')),
  file('code.ts', [...names, 'LERNSPUR_MAIL'].join(' ')),
]

test('the page of settings describes every variable that start reads', () => {
  expect(undocumentedVariables(tree(names))).toEqual([])
  expect(undocumentedVariables(tree(names.filter((name) => name !== 'PORT')))).toEqual([
    `${page} does not describe the variable PORT.`,
  ])
})

test('the page of settings describes no variable that nothing reads', () => {
  expect(undocumentedVariables(tree([...names, 'LERNSPUR_MAIL']))).toEqual([])
  expect(undocumentedVariables(tree([...names, 'LERNSPUR_MAIL`, `LERNSPUR_OLD']))).toEqual([
    `${page} describes LERNSPUR_OLD, which nothing reads.`,
  ])
})
