import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../console/problem'
import type { DemoInstance } from '../../test/demo-instance'
import { runPageScript } from '../page/run-page-script'
import { area, type ChangedClone } from './changed-clone'

/** Milliseconds from the save of a text until the page of a developer shows it. */
export interface SaveSpeed {
  readonly p50: number
  readonly max: number
}

/** What `mfe dev` says until its first build is shown: where a browser agrees to see it. */
const addressIn = async (output: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let said = ''
  for await (const chunk of output) {
    said += decoder.decode(chunk, { stream: true })
    const [address] = /http\S+session=\S+/.exec(said) ?? []
    if (address && said.includes('is built')) return address
  }
  throw new Problem(`mfe dev ended: ${said}`)
}

/** Saves a text of the area again and again while a browser shows it from the clone. */
export const measureSaves = async ({ url, dataDir }: DemoInstance, clone: ChangedClone): Promise<SaveSpeed> => {
  const home = mkdtempSync(join(tmpdir(), 'lernspur-developer-'))
  const command = Bun.spawn([process.execPath, 'packages/platform/src/mfe.ts', 'dev', area, '--shell', url], {
    cwd: clone.folder,
    env: { ...process.env, LERNSPUR_DATA: dataDir, XDG_CONFIG_HOME: home },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  try {
    const [heard, unread] = command.stdout.tee()
    // Else the command would wait for someone to take what it says.
    void unread.pipeTo(new WritableStream())
    const address = await addressIn(heard)
    return await runPageScript<SaveSpeed>('developed-save', [url, address, clone.file, clone.title].join(','))
  } finally {
    command.kill('SIGINT')
    await command.exited
    rmSync(home, { recursive: true, force: true })
  }
}
