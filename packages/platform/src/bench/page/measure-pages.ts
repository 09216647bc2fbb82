import { startDemoInstance } from '../../test/demo-instance'
import type { Attempts } from '../attempts'
import { type MatrixSpeed, matrixLines } from './matrix-speed'
import { type ObservationSpeed, observationLines } from './observation-speed'
import { type PageWeights, weightLines } from './page-weight'
import { runPageScript } from './run-page-script'
import { serveTwoPages } from './single-page'
import { type TwoTeachers, twoTeachersLine } from './two-teachers'
import { type TypedCells, typedLines } from './typed-cells'

/** Without what could not be measured. */
export interface PageSpeeds {
  readonly observation?: ObservationSpeed | undefined
  readonly matrix?: MatrixSpeed | undefined
  readonly typed?: TypedCells | undefined
  readonly twoTeachers?: TwoTeachers | undefined
  readonly weights?: PageWeights | undefined
}

const measureWeights = async (url: string): Promise<PageWeights> => {
  const { federated, single, stop } = await serveTwoPages(url)
  return await runPageScript<PageWeights>('page-load', `${federated},${single}`).finally(stop)
}

/** Measures pages in a slow browser, on a demo instance of its own. */
export const measurePages = async (attempts: Attempts): Promise<PageSpeeds> => {
  const instance = await attempts.make('Demo school for pages', startDemoInstance)
  if (!instance) return {}
  const { url, stop } = instance
  const script = <Figures>(label: string, name: string) => attempts.make(label, () => runPageScript<Figures>(name, url))
  try {
    return {
      observation: await script<ObservationSpeed>('Observing in a slow browser', 'capture-speed'),
      matrix: await script<MatrixSpeed>('Matrix in a slow browser', 'matrix-speed'),
      typed: await script<TypedCells>('Cells typed in a slow browser', 'typed-cells'),
      twoTeachers: await script<TwoTeachers>('Two teachers in one matrix', 'two-teachers'),
      weights: await attempts.make('Weight of pages', () => measureWeights(url)),
    }
  } finally {
    await stop()
  }
}

/** The figures as lines for people. */
export const pageLines = ({
  observation: observationForm,
  matrix,
  typed,
  twoTeachers,
  weights,
}: PageSpeeds): string[] => [
  ...(observationForm ? observationLines(observationForm) : []),
  ...(matrix ? matrixLines(matrix) : []),
  ...(typed ? typedLines(typed) : []),
  ...(twoTeachers ? [twoTeachersLine(twoTeachers)] : []),
  ...(weights ? weightLines(weights) : []),
]
