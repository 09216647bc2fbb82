import { root } from '../../install/install-packages'
import { cruiseTree } from '../boundaries'
import { complaints, type Stage } from '../stage'
import { sourceFiles } from '../tree/tree-files'
import { duplicatedBlocks } from './duplicated-blocks'
import { type Figure, isWithin, tellFigures } from './figure'
import { importFigures } from './import-figures'
import { sizeFigures } from './size-figures'
import { unusedExports } from './unused-exports'

const measure = async (): Promise<Figure[]> => {
  const [imports, duplicates, unused] = await Promise.all([cruiseTree(root), duplicatedBlocks(), unusedExports()])
  return [...sizeFigures(sourceFiles(root)), ...importFigures(imports), duplicates, unused]
}

/** Measures the tree and prints each figure with its bound; true when all are within. */
export const showFigures = async (): Promise<boolean> => {
  const figures = await measure()
  for (const line of tellFigures(figures)) console.log(line)
  return figures.every(isWithin)
}

/** Fails when a figure is over its bound. */
export const figuresStage: Stage = {
  name: 'Figures',
  run: async () => {
    const exceeded = (await measure()).filter((figure) => !isWithin(figure))
    return complaints(tellFigures(exceeded))
  },
}
