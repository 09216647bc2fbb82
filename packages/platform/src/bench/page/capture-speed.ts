import { Problem } from '../../console/problem'
import { root } from '../../install/install-packages'
import { ensureBrowser } from '../../test/browser'
import { startDemoInstance } from '../../test/demo-instance'

/** The page for observing in a browser whose processor is slowed down; times in milliseconds. */
export interface CaptureSpeed {
  /** Requests for data of the page, opened by its address. */
  readonly reads: number
  /** From a tap on a level until it is painted. */
  readonly tap: { readonly p50: number; readonly p95: number }
  /** From the press on "Beobachten" until the children are painted, once it was open before. */
  readonly opening: { readonly p50: number; readonly max: number }
}

/** Measures on a demo instance of its own. */
export const measureCapture = async (): Promise<CaptureSpeed> => {
  const browser = await ensureBrowser()
  const instance = await startDemoInstance()
  try {
    const measuring = Bun.spawn([process.execPath, 'src/bench/capture-speed.ts', instance.url, browser], {
      cwd: `${root}/packages/e2e`,
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'inherit',
    })
    const text = await new Response(measuring.stdout).text()
    if ((await measuring.exited) !== 0) throw new Problem('The page for observing could not be measured.')
    return JSON.parse(text.trim().split('\n').at(-1) ?? '') as CaptureSpeed
  } finally {
    await instance.stop()
  }
}

/** The figures in one line. */
export const captureLine = ({ reads, tap, opening }: CaptureSpeed): string =>
  `Observing at 4x throttle: tap → painted p50 ${tap.p50} ms, p95 ${tap.p95} ms; opens warm in p50 ${opening.p50} ms; ${reads} reads cold`
