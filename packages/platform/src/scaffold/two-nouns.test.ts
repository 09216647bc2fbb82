import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { copySources } from '../release/testing/clone'
import { runProgram } from '../verify/stage'
import { newArea } from './area/new-area'
import { newSlice } from './new-slice'

/** Milliseconds to copy a checkout and to format what is written, on a busy machine. */
const timeoutMs = 120_000

const directory = mkdtempSync(join(tmpdir(), 'lernspur-two-nouns-'))
const folder = join(directory, 'checkout')

const git = (...args: string[]): string => {
  const person = ['-c', 'user.name=Team', '-c', 'user.email=team@schule.example']
  const { exitCode, stdout, stderr } = Bun.spawnSync(['git', ...person, ...args], { cwd: folder, stderr: 'pipe' })
  if (exitCode !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout.toString()
}
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

beforeAll(async () => {
  await copySources(root, folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('config', 'core.excludesFile', '/dev/null')
  commit('Begin')
}, timeoutMs)
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test(
  'two teams that each add a noun, and a third that adds an area, on the same day merge without a conflict',
  async () => {
    const teams = {
      school: () =>
        newSlice(folder, { owner: 'school-admin', noun: 'parent-meeting', german: ['Elternabend', 'Elternabende'] }),
      teachers: () =>
        newSlice(folder, { owner: 'teacher', noun: 'garden-visit', german: ['Gartenbesuch', 'Gartenbesuche'] }),
      timetable: async () => newArea(folder, 'timetable', 'Stundenplan', ['class.page']),
    }
    for (const [team, add] of Object.entries(teams)) {
      git('checkout', '--quiet', '-b', team, 'main')
      await add()
      commit(`Add what ${team} need`)
    }
    for (const team of ['school', 'teachers']) git('merge', '--quiet', '--no-edit', team)
    const changed = git('diff', '--name-only', 'main').trim().split('\n')
    const read = (path: string) => readFileSync(join(folder, path), 'utf8')
    for (const noun of ['parentMeeting', 'gardenVisit'])
      expect(changed.filter((path) => path.endsWith('.ts') && read(path).includes(noun)).length).toBeGreaterThan(3)
    expect(JSON.parse(read('mfe-school-admin/locales/de/school-admin.audit.json')).noun).toMatchObject({
      'garden-visit': 'Gartenbesuch',
      'parent-meeting': 'Elternabend',
    })
    const checked = changed.filter((path) => !/\.(sql|md)$/.test(path))
    const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', '--error-on-warnings']
    expect((await runProgram([...biome, ...checked], { cwd: folder })).output).not.toContain('Found')
  },
  timeoutMs,
)
