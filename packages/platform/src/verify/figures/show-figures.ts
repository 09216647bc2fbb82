import { root } from '../../install/install-packages'
import { cruiseTree } from '../boundaries'
import { complaints, type Stage } from '../stage'
import { citationComplaints } from '../tree/citations'
import { sourceFiles } from '../tree/tree-files'
import { duplicatedBlocks } from './duplicated-blocks'
import { type Figure, isWithin, tellFigures } from './figure'
import { importFigures } from './import-figures'
import { sizeFigures } from './size-figures'
import { unusedExports } from './unused-exports'

const measure = async (): Promise<Figure[]> => {
  const files = sourceFiles(root)
  const citations = citationComplaints(files)
  const unresolved = {
    name: 'citations of rules that do not exist',
    value: citations.length,
    bound: 0,
    places: citations,
  }
  const [imports, duplicates, unused] = await Promise.all([cruiseTree(root), duplicatedBlocks(), unusedExports()])
  return [...sizeFigures(files), ...importFigures(imports), duplicates, unused, unresolved]
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
