import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruise, type IReporterOutput, type IViolation } from 'dependency-cruiser'
import { rules } from './boundaries.rules'
import { complaints, type StageResult } from './stage'

const folders = ['packages', 'services', 'shell', 'mfe-teacher', 'mfe-school-admin', 'mfe-provider']

const meaning = new Map(rules.map(({ name, comment }) => [name, comment]))

const describe = ({ from, to, rule, cycle }: IViolation): string => {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`
  return `${path}\n    ${rule.name}: ${meaning.get(rule.name)}`
}

const violationsOf = ({ output }: IReporterOutput): readonly IViolation[] => {
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations
}

/** Checks every import of the tree below `baseDir` against the rules; a complaint names both ends and the rule. */
export const checkBoundaries = async (baseDir: string): Promise<StageResult> => {
  const result = await cruise(
    folders.filter((folder) => existsSync(join(baseDir, folder))),
    {
      baseDir,
      // TypeScript 7 has no JavaScript API, so another parser reads the files.
      parser: 'swc',
      tsPreCompilationDeps: true,
      exclude: { path: '(^|/)(dist|[.]build)/' },
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden: rules },
      enhancedResolveOptions: { exportsFields: ['exports'], extensions: ['.ts', '.tsx', '.js', '.json'] },
    },
    { conditionNames: ['bun', 'import', 'types', 'default'] },
  )
  return complaints(violationsOf(result).map(describe))
}
