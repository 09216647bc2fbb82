import { expect, test } from 'bun:test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../install/install-packages'

const folder = join(root, 'packages/platform/docs/operators')

test.each(readdirSync(folder))('%s starts what is installed: npx would ask the package registry each time', (page) => {
  expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/\bnpx\b/)
})
