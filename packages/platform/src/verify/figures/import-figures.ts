import type { ICruiseResult } from 'dependency-cruiser'
import { importGraph } from '../structure/import-graph'
import { longestChain } from '../structure/longest-chain'
import { upwardArrows } from '../structure/upward-arrows'
import type { Figure } from './figure'

/** How imports run: circles of files, folders that import each other, and how far a way is from top to ground. */
export const importFigures = ({ modules, summary }: ICruiseResult): Figure[] => {
  const graph = importGraph(modules)
  const circles = summary.violations.filter(({ rule }) => rule.name === 'circle')
  const upward = upwardArrows(graph)
  const chain = longestChain(graph)
  return [
    {
      name: 'circles among files',
      value: circles.length,
      bound: 0,
      places: circles.map(({ from, to }) => `${from} → ${to}`),
    },
    {
      name: 'arrows that run upward among neighbours in a folder',
      value: upward.length,
      bound: 0,
      places: upward.map(({ folder, from, to, imports }) => `${folder}: ${from} → ${to} (${imports[0]})`),
    },
    { name: 'files in the longest chain of imports', value: chain.length, bound: 18, places: chain },
  ]
}
