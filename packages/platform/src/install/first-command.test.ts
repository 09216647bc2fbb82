import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources } from '../release/testing/clone'
import { root } from './install-packages'

test('the first command of a clone finds its packages also below a folder that has packages of its own', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lernspur-home-'))
  try {
    await mkdir(join(home, 'node_modules', 'something'), { recursive: true })
    const clone = join(home, 'lernspur')
    await copySources(root, clone)
    const backup = Bun.spawn([process.execPath, 'packages/platform/src/backup.ts', '--to', join(home, 'backups')], {
      cwd: clone,
      env: { ...process.env, LERNSPUR_DATA: join(home, 'data') },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [printed, errors] = await Promise.all([
      new Response(backup.stdout).text(),
      new Response(backup.stderr).text(),
    ])
    expect(printed).toContain('Packages')
    // It comes as far as to look for data, of which there is none.
    expect([await backup.exited, errors]).toEqual([1, expect.stringContaining('Lernspur was never started there')])
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}, 120_000)

test('so does `mfe`, and its output is its own', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lernspur-home-'))
  try {
    const clone = join(home, 'lernspur')
    await copySources(root, clone)
    const mfe = Bun.spawn([process.execPath, 'packages/platform/src/mfe.ts', 'new', 'timetable', 'Stundenplan'], {
      cwd: clone,
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const [printed, errors] = await Promise.all([new Response(mfe.stdout).text(), new Response(mfe.stderr).text()])
    expect([await mfe.exited, errors.trim()]).toEqual([0, 'Installing the packages …'])
    expect(printed.trimStart()).toStartWith('+ mfe-timetable/package.json')
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}, 120_000)
