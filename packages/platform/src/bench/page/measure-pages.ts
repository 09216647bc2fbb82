import { startDemoInstance } from '../../test/demo-instance'
import { type CaptureSpeed, captureLines } from './capture-speed'
import { type MatrixSpeed, matrixLines } from './matrix-speed'
import { type PageWeights, weightLines } from './page-weight'
import { runPageScript } from './run-page-script'
import { serveTwoPages } from './single-page'
import { type TwoTeachers, twoTeachersLine } from './two-teachers'
import { type TypedCells, typedLines } from './typed-cells'

export interface PageSpeeds {
  readonly capture: CaptureSpeed
  readonly matrix: MatrixSpeed
  readonly typed: TypedCells
  readonly twoTeachers: TwoTeachers
  readonly weights: PageWeights
}

const measureWeights = async (url: string): Promise<PageWeights> => {
  const { federated, single, stop } = await serveTwoPages(url)
  return await runPageScript<PageWeights>('page-load', `${federated},${single}`).finally(stop)
}

/** Measures pages in a slow browser, on a demo instance of its own. */
export const measurePages = async (): Promise<PageSpeeds> => {
  const { url, stop } = await startDemoInstance()
  try {
    return {
      capture: await runPageScript<CaptureSpeed>('capture-speed', url),
      matrix: await runPageScript<MatrixSpeed>('matrix-speed', url),
      typed: await runPageScript<TypedCells>('typed-cells', url),
      twoTeachers: await runPageScript<TwoTeachers>('two-teachers', url),
      weights: await measureWeights(url),
    }
  } finally {
    await stop()
  }
}

/** The figures as lines for people. */
export const pageLines = ({ capture, matrix, typed, twoTeachers, weights }: PageSpeeds): string[] => [
  ...captureLines(capture),
  ...matrixLines(matrix),
  ...typedLines(typed),
  twoTeachersLine(twoTeachers),
  ...weightLines(weights),
]
