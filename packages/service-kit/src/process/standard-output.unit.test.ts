import { expect, test } from 'bun:test'

/** What a process prints that writes lines and then ends in this way. */
const printed = async (work: string): Promise<string> => {
  const code = `import { writeLine } from '${import.meta.dir}/standard-output'; ${work}`
  const { stdout } = Bun.spawn([process.execPath, '-e', code], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
  return await new Response(stdout).text()
}

test('lines that wait are written when the process ends', async () => {
  expect(await printed("writeLine('one', false); writeLine('two', false); process.exit(3)")).toBe('one\ntwo\n')
})

test('an urgent line is there even when the process is killed, with what waited before it', async () => {
  const killed = "writeLine('one', false); writeLine('two', true); process.kill(process.pid, 'SIGKILL')"
  expect(await printed(killed)).toBe('one\ntwo\n')
})

test('lines of a process that goes on are written soon', async () => {
  const reading = "writeLine('one', false); await Bun.sleep(60_000)"
  const code = `import { writeLine } from '${import.meta.dir}/standard-output'; ${reading}`
  const child = Bun.spawn([process.execPath, '-e', code], { stdin: 'ignore', stdout: 'pipe', stderr: 'inherit' })
  const { value } = await child.stdout.getReader().read()
  child.kill()
  expect(new TextDecoder().decode(value)).toBe('one\n')
})
