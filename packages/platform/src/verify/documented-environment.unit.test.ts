import { expect, test } from 'bun:test'
import { variables } from '../environment'
import { undocumentedVariables } from './documented-environment'

const readme = (names: readonly string[]) => {
  const text = names.map((name) => `| \`${name}\` | default | meaning |`).join('\n')
  return [{ path: 'README.md', folder: '.', name: 'README.md', text: () => text }]
}

test('README tells of exactly the variables that are read', () => {
  const names = Object.keys(variables)
  expect(undocumentedVariables(readme(names))).toEqual([])
  expect(undocumentedVariables(readme(names.filter((name) => name !== 'PORT')))).toEqual([
    'README.md does not tell of the variable PORT.',
  ])
  expect(undocumentedVariables(readme([...names, 'LERNSPUR_OLD']))).toEqual([
    'README.md tells of LERNSPUR_OLD, which nothing reads.',
  ])
})
