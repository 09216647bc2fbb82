import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { advisoryViolations } from '../advisories/advisory-violations'
import { root } from '../install/install-packages'
import { recordedReleases } from '../product-release/recorded-releases'
import { historyOf, releaseRecordViolations } from '../product-release/release-record'
import { checkBoundaries } from './boundaries'
import { asvs, criteriaViolations, vidis } from './criteria/criteria-violations'
import { duplicatesStage } from './duplicates/duplicated-blocks'
import { sizeNote } from './figures'
import { migrationViolations, readersInRepository } from './migrations/migration-violations'
import { namesStage } from './names/name-violations'
import { undescribedStorage } from './processing/undescribed-storage'
import { undescribedTables } from './processing/undescribed-tables'
import { unusedPeriods } from './processing/unused-periods'
import { publicTypesStage, reported } from './public-types/stage'
import { schemaPageViolations } from './schema-pages'
import { aliasViolations } from './sql-aliases/sql-aliases'
import { failedWith, runProgram, type Stage } from './stage'
import { citationViolations } from './tree/citations'
import { undocumentedVariables } from './tree/documented-environment'
import { frontDoorViolations } from './tree/front-door'
import { sourceFiles } from './tree/tree-files'
import { treeViolations } from './tree/tree-rules'
import { typesCommand } from './types-state'
import { unitTestStage, unitTestsOf } from './unit-tests'
import { unusedExportsStage } from './unused/unused-exports'

const types: Stage = { name: 'Types', run: () => runProgram(typesCommand) }

const styleOf = (folders: readonly string[]): Stage => ({
  name: 'Style',
  run: () =>
    runProgram([
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--max-diagnostics=60',
      ...folders,
    ]),
})

const boundariesOf = (folders?: readonly string[]): Stage => ({
  name: 'Boundaries',
  run: () => checkBoundaries(root, folders && [...folders]),
})

const tree: Stage = {
  name: 'Tree',
  run: async () => {
    const files = sourceFiles(root)
    const result = failedWith([
      ...treeViolations(files),
      ...undocumentedVariables(files),
      ...aliasViolations(files),
      ...citationViolations(files),
      ...criteriaViolations(root, asvs),
      ...criteriaViolations(root, vidis),
      ...undescribedStorage(files),
      ...undescribedTables(files),
      ...unusedPeriods(files),
      ...(await advisoryViolations(root)),
      ...frontDoorViolations(files, (path) => existsSync(join(root, path))),
      ...(await migrationViolations(files, readersInRepository(root))),
      ...(await schemaPageViolations(root)),
      ...(await releaseRecordViolations(
        readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
        recordedReleases(root),
        historyOf(root),
      )),
    ])
    return { ...result, note: sizeNote(files) }
  },
}

const texts: Stage = { name: 'Texts', run: () => runProgram(['packages/app-runtime/check-translations.ts']) }

/** Everything that can be checked without a database and without a browser. */
export const verifyStages: readonly Stage[] = [
  types,
  styleOf([]),
  boundariesOf(),
  tree,
  namesStage,
  texts,
  publicTypesStage,
  duplicatesStage,
  unusedExportsStage,
  unitTestStage,
]

/**
 * The stages that work in these folders can break. Types, tree and texts are still checked as a whole, because that is
 * cheap or others rely on them; duplicates and unused code only show over everything, and are left out.
 */
export const stagesOf = (folders: readonly string[]): readonly Stage[] => [
  types,
  styleOf(folders),
  boundariesOf(folders),
  tree,
  namesStage,
  texts,
  ...(folders.some((folder) => reported.includes(folder)) ? [publicTypesStage] : []),
  unitTestsOf(folders),
]
