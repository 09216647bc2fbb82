import { readdirSync } from 'node:fs'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { rules } from './boundaries.rules'
import { failedWith, type StageResult } from './stage'
import { importGraph } from './structure/import-graph'
import { longestChain } from './structure/longest-chain'
import { type Arrow, upwardArrows } from './structure/upward-arrows'

const folder = /^(packages|services|shell|mfe-.+)$/

const meaning = new Map(rules.map(({ name, comment }) => [name, comment]))

const describe = ({ from, to, rule, cycle }: IViolation): string => {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
  return `${path}\n    ${rule.name}: ${meaning.get(rule.name)}`
}

const describeArrow = ({ folder, from, to, imports }: Arrow): string =>
  [`${folder}: ${from} → ${to} runs upward; ${to} imports ${from}, directly or over others`, ...imports].join('\n    ')

const allFolders = (baseDir: string): string[] => readdirSync(baseDir).filter((name) => folder.test(name))

/** Checks every import of these folders below `baseDir` against the rules; other folders are not read. */
export const cruiseTree = async (baseDir: string, folders = allFolders(baseDir)): Promise<ICruiseResult> => {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      // TypeScript 7 has no JavaScript API, so another parser reads the files.
      parser: 'swc',
      tsPreCompilationDeps: true,
      exclude: { path: '(^|/)(dist|[.]build)/' },
      doNotFollow: { path: ['node_modules', `^(?!(${folders.join('|')})/)`] },
      validate: true,
      ruleSet: { forbidden: rules },
      enhancedResolveOptions: { exportsFields: ['exports'], extensions: ['.ts', '.tsx', '.js', '.json'] },
    },
    { conditionNames: ['bun', 'import', 'types', 'default'] },
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

/**
 * Checks every import of the tree below `baseDir`, or of some of its folders, against the rules, and that imports in
 * every folder run one way; each complaint names both ends and the rule.
 */
export const checkBoundaries = async (baseDir: string, folders?: string[]): Promise<StageResult> => {
  const { modules, summary } = await cruiseTree(baseDir, folders)
  const graph = importGraph(modules)
  return {
    ...failedWith([...summary.violations.map(describe), ...upwardArrows(graph).map(describeArrow)]),
    note: `longest chain of imports ${longestChain(graph).length} files`,
  }
}
