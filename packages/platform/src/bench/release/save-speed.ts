import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SaveSpeed } from '@lernspur/testing/page-figures'
import { Problem } from '../../console/problem'
import { readUntil } from '../../process/read-until'
import type { DemoInstance } from '../../test/demo-instance'
import { runPageScript } from '../page/run-page-script'
import { area, type ChangedClone } from './changed-clone'

/** The page on which a browser agrees to see the area, once its first build is shown. */
const consentOf = async (output: ReadableStream<Uint8Array>): Promise<string> => {
  const printed = await readUntil(output, (text) => text.includes('is built'))
  const [address] = /http\S+session=\S+/.exec(printed) ?? []
  if (address) return address
  throw new Problem(`mfe dev ended: ${printed}`)
}

/** Saves a text of the area repeatedly while a browser shows the area from the clone. */
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
    const address = await consentOf(command.stdout)
    return await runPageScript('developed-save', [url, address, clone.file, clone.title].join(','))
  } finally {
    command.kill('SIGINT')
    await command.exited
    rmSync(home, { recursive: true, force: true })
  }
}
