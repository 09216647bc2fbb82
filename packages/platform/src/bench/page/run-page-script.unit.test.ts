import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageScript } from '@lernspur/testing/page-figures'
import { root } from '../../install/install-packages'

const scripts: Readonly<Record<PageScript, true>> = {
  'observation-speed': true,
  'matrix-speed': true,
  'typed-cells': true,
  'two-teachers': true,
  'page-load': true,
  'developed-save': true,
  'two-writers': true,
  'outage-drill': true,
}

test('every script that is run by name is there', () => {
  const missing = Object.keys(scripts).filter((name) => !existsSync(join(root, 'packages/e2e/src/bench', `${name}.ts`)))
  expect(missing).toEqual([])
})
