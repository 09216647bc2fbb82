import { type PageFigures, type PageScript, readFigures } from '@lernspur/testing/page-figures'
import { Problem } from '../../console/problem'
import { root } from '../../install/install-packages'
import { ensureBrowser } from '../../test/browser'

/** Runs a script of `packages/e2e/src/bench` on a running Lernspur, and reads the figures that it prints last. */
export const runPageScript = async <Script extends PageScript>(
  script: Script,
  url: string,
): Promise<PageFigures[Script]> => {
  const measuring = Bun.spawn([process.execPath, `src/bench/${script}.ts`, url, await ensureBrowser()], {
    cwd: `${root}/packages/e2e`,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const text = await new Response(measuring.stdout).text()
  if ((await measuring.exited) !== 0) throw new Problem(`${script} could not be measured.`)
  return readFigures<Script>(text)
}
