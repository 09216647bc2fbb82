import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'

/** Every command that package.json has. */
const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts

const run = async (script: string, ...args: readonly string[]) => {
  const program = Bun.spawn([process.execPath, 'run', '--silent', script, ...args], {
    cwd: root,
    // Where nothing is: a command that begins to work in spite of all finds no installation.
    env: { ...process.env, LERNSPUR_DATA: join(root, '.build', 'no-installation'), PORT: '1' },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, errors] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()])
  return { code: await program.exited, out, errors }
}

test.each(Object.keys(scripts))(
  '%s says how it is called, and does nothing when it is not understood',
  async (script) => {
    const [help, unknown] = await Promise.all([run(script, '--help'), run(script, '--no-such-option')])
    expect(help).toEqual({ code: 0, out: expect.stringMatching(/^Usage: bun /), errors: '' })
    expect(unknown).toEqual({ code: 2, out: '', errors: expect.stringContaining('no-such-option') })
  },
)

test('help of mfe waits for nothing, not even for right settings', async () => {
  const program = Bun.spawnSync([process.execPath, join(root, 'packages/platform/src/mfe.ts'), 'promote', '--help'], {
    env: { ...process.env, LERNSPUR_MODE: 'nonsense' },
  })
  expect([program.exitCode, program.stdout.toString()]).toEqual([0, expect.stringMatching(/^bun mfe promote </)])
})

test('so does a verb of mfe', async () => {
  const [help, unknown] = await Promise.all([run('mfe', 'new', '--help'), run('mfe', 'new', '--no-such-option')])
  expect(help).toEqual({ code: 0, out: expect.stringMatching(/^Usage: bun mfe new <area>/), errors: '' })
  expect(unknown).toEqual({ code: 2, out: '', errors: expect.stringContaining('no-such-option') })
})
