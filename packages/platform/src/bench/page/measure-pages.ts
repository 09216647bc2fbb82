import { startDemoInstance } from '../../test/demo-instance'
import { type CaptureSpeed, captureLines } from './capture-speed'
import { type MatrixSpeed, matrixLines } from './matrix-speed'
import { runPageScript } from './run-page-script'
import { type TypedCells, typedLines } from './typed-cells'

export interface PageSpeeds {
  readonly capture: CaptureSpeed
  readonly matrix: MatrixSpeed
  readonly typed: TypedCells
}

/** Measures pages in a slow browser, on a demo instance of its own. */
export const measurePages = async (): Promise<PageSpeeds> => {
  const { url, stop } = await startDemoInstance()
  try {
    return {
      capture: await runPageScript<CaptureSpeed>('capture-speed', url),
      matrix: await runPageScript<MatrixSpeed>('matrix-speed', url),
      typed: await runPageScript<TypedCells>('typed-cells', url),
    }
  } finally {
    await stop()
  }
}

/** The figures as lines for people. */
export const pageLines = ({ capture, matrix, typed }: PageSpeeds): string[] => [
  ...captureLines(capture),
  ...matrixLines(matrix),
  ...typedLines(typed),
]
