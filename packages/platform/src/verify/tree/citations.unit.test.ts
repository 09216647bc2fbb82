import { expect, test } from 'bun:test'
import { basename, dirname } from 'node:path'
import { citationViolations } from './citations'

const page = 'packages/contracts/rules/observation.md'
const rules = '# Observations\n\n## observation\n\n**observation.1** One.\n\n**observation.2** Two.\n'

const violationsAbout = (texts: Readonly<Record<string, string>>): string[] =>
  citationViolations(
    Object.entries(texts).map(([path, text]) => ({
      path,
      folder: dirname(path),
      name: basename(path),
      text: () => text,
    })),
  )

test('a rule that is stated can be cited, alone, with others and over two lines', () => {
  const code = [
    '/** A day (rule observation.1). */',
    '/** Days (rules observation.1, observation.2). */',
    '/**',
    ' * A long sentence that ends with its citation (rule',
    ' * observation.2): and goes on.',
    ' */',
    '// Breaks a rule. observation.ts knows which.',
  ].join('\n')
  expect(violationsAbout({ [page]: rules, 'shell/src/a.ts': code, 'packages/a.sql': '-- rule observation.1' })).toEqual(
    [],
  )
})

test('a citation that leads nowhere is found, wherever it stands in a list', () => {
  const code = 'const a = 1\n/** Days (rules observation.1,\n * observation.3). */'
  expect(violationsAbout({ [page]: rules, 'shell/src/a.tsx': code })).toEqual([
    'shell/src/a.tsx:2 cites rule observation.3, which packages/contracts/rules does not state.',
  ])
})

test.each(['(specif', '(deci'])('%s… is no citation of a rule', (start) => {
  const rest = start === '(deci' ? 'sions: reports)' : 'ication, section 5)'
  expect(violationsAbout({ [page]: rules, 'services/a.ts': `/** Limits ${start}${rest}. */` })).toEqual([
    'services/a.ts:1 cites what is not in the project; cite a rule.',
  ])
})

test('rules are numbered one after the other, below the heading of their noun, once', () => {
  const again = `${rules}\n**observation.2** Two.\n\n**report.1** One.\n`
  expect(violationsAbout({ [page]: again })).toEqual([
    `${page}:9 states observation.2 out of its order.`,
    `${page}:9 states observation.2 again.`,
    `${page}:11 states report.1 out of its order.`,
  ])
})
