import type {
  MatrixSpeed,
  ObservationSpeed,
  PageScript,
  PageWeights,
  TwoTeachers,
  TypedCells,
} from '@lernspur/testing/page-figures'
import { startDemoInstance } from '../../test/demo-instance'
import type { Attempts } from '../attempts'
import { atMost } from '../budget-result'
import { runPageScript } from './run-page-script'
import { serveTwoPages } from './single-page'

/** Figures that could not be measured are missing. */
export interface PageSpeeds {
  readonly observation?: ObservationSpeed | undefined
  readonly matrix?: MatrixSpeed | undefined
  readonly typed?: TypedCells | undefined
  readonly twoTeachers?: TwoTeachers | undefined
  readonly weights?: PageWeights | undefined
}

const measureWeights = async (url: string): Promise<PageWeights> => {
  const { federated, single, stop } = await serveTwoPages(url)
  return await runPageScript('page-load', `${federated},${single}`).finally(stop)
}

const labels = {
  observation: 'Observing in a slow browser',
  matrix: 'Matrix in a slow browser',
  typed: 'Cells typed in a slow browser',
  twoTeachers: 'Two teachers in one matrix',
  weights: 'Weight of pages',
}

/** Measures pages in a slow browser, on a demo instance of its own. */
export const measurePages = async (attempts: Attempts): Promise<PageSpeeds> => {
  const instance = await attempts.prepare('Demo school for pages', Object.values(labels), startDemoInstance)
  if (!instance) return {}
  const { url, stop } = instance
  const script = <Script extends PageScript>(label: string, name: Script) =>
    attempts.make(label, () => runPageScript(name, url))
  try {
    return {
      observation: await script(labels.observation, 'observation-speed'),
      matrix: await script(labels.matrix, 'matrix-speed'),
      typed: await script(labels.typed, 'typed-cells'),
      twoTeachers: await script(labels.twoTeachers, 'two-teachers'),
      weights: await attempts.make(labels.weights, () => measureWeights(url)),
    }
  } finally {
    await stop()
  }
}

const observationLines = ({ reads, tap, opening }: ObservationSpeed): string[] => [
  `  Observing at 4x throttle, tap → painted: p50 ${tap.p50} ms, p95 ${atMost(tap.p95, 100)}`,
  `  Observing at 4x throttle, opened warm: p50 ${atMost(opening.p50, 300)}; cold ${atMost(reads, 1, ' reads')}`,
]

const matrixLines = ({ cells, nodes, grid, key, homeReads }: MatrixSpeed): string[] => [
  `  Matrix of ${cells.toLocaleString('en')} cells: ${atMost(nodes, 2200, ' elements')}`,
  `  Matrix at 4x throttle, data → painted: p50 ${atMost(grid.p50, 400)}; with what nobody sees yet ${grid.total}`,
  `  Matrix at 4x throttle, key → painted: p50 ${atMost(key.p50, 32)}, p95 ${atMost(key.p95, 50)}`,
  `  Start page: ${atMost(homeReads, 3, ' reads')}`,
]

const typedLines = ({ cells, seconds, lost, doubled, afterRestart }: TypedCells): string[] => [
  `  ${cells} cells by keyboard at 4x throttle: ${atMost(seconds, 90, ' s')}, ${atMost(lost, 0, ' lost')}, ${atMost(doubled, 0, ' twice')}`,
  `  The same, the network cut half way and the browser restarted without: ${atMost(afterRestart.lost, 0, ' lost')}, ${atMost(afterRestart.doubled, 0, ' twice')}`,
]

const twoTeachersLine = ({ edits, seconds, questions, saved, silent, different }: TwoTeachers): string =>
  `  Two teachers, ${edits.toLocaleString('en')} edits in one class in ${seconds} s: ${saved} saved, ${questions} asked about; ${atMost(silent, 0, ' overwritten unseen')}, ${atMost(different, 0, ' cells different')}`

const ratio = ([one, other]: readonly [number, number]): number => Math.round((one / other) * 1000) / 1000

const weightLines = (weights: PageWeights): string[] =>
  Object.entries(weights).map(
    ([page, { bytes, painted }]) =>
      `  ${page} against one bundle, cold, Fast 4G: bytes ${bytes.join(' / ')}: ${atMost(ratio(bytes), 1.15, 'x')}; painted ${painted.join(' / ')} ms: ${atMost(ratio(painted), 1.05, 'x')}`,
  )

/** The figures as lines for people. */
export const pageLines = ({ observation, matrix, typed, twoTeachers, weights }: PageSpeeds): string[] => [
  ...(observation ? observationLines(observation) : []),
  ...(matrix ? matrixLines(matrix) : []),
  ...(typed ? typedLines(typed) : []),
  ...(twoTeachers ? [twoTeachersLine(twoTeachers)] : []),
  ...(weights ? weightLines(weights) : []),
]
