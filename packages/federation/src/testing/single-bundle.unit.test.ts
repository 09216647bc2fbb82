import { expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../build/compile'
import { defineSingle } from './define-single'
import { ownAreas } from './single-bundle'

// `run bench` alone builds all of it, and takes far longer.
test('the loader of areas builds with the areas in the place of containers', async () => {
  const path = mkdtempSync(join(tmpdir(), 'lernspur-single-'))
  const loader = { ...defineSingle([], ownAreas([])), entry: join(import.meta.dirname, '../load-area.ts') }
  try {
    const stats = await bundle({ ...loader, optimization: { minimize: false } }, { path })
    expect(stats.hasWarnings()).toBe(false)
  } finally {
    rmSync(path, { recursive: true })
  }
})
