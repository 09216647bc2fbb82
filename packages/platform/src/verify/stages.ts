import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { asvsComplaints } from './asvs/asvs-complaints'
import { checkBoundaries } from './boundaries'
import { duplicatesStage } from './duplicates/duplicated-blocks'
import { sizeNote } from './figures/figures'
import { migrationComplaints, readersInRepository } from './migrations/migration-complaints'
import { namesStage } from './names/name-complaints'
import { publicTypesStage, reported } from './public-types/stage'
import { schemaPageComplaints } from './schema-pages/schema-pages'
import { aliasComplaints } from './sql-aliases/sql-aliases'
import { complaints, runProgram, type Stage } from './stage'
import { citationComplaints } from './tree/citations'
import { undocumentedVariables } from './tree/documented-environment'
import { frontDoorComplaints } from './tree/front-door'
import { sourceFiles } from './tree/tree-files'
import { treeComplaints } from './tree/tree-rules'
import { unitTestStage, unitTestsOf } from './unit-tests'
import { unusedExportsStage } from './unused/unused-exports'

const types: Stage = {
  name: 'Types',
  // The incremental state is stored with the builds: the next check takes a fifth of the time.
  run: () =>
    runProgram([
      'node_modules/typescript/bin/tsc',
      '--project',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      '.build/types.tsbuildinfo',
    ]),
}

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
    const result = complaints([
      ...treeComplaints(files),
      ...undocumentedVariables(files),
      ...aliasComplaints(files),
      ...citationComplaints(files),
      ...asvsComplaints(root),
      ...frontDoorComplaints(files, (path) => existsSync(join(root, path))),
      ...(await migrationComplaints(files, readersInRepository(root))),
      ...(await schemaPageComplaints(root)),
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
 * What of it can change by work in these folders. Types, tree and texts are read as a whole, because that costs little or
 * because others rely on them; what is written twice or unused shows only over everything, and is left to that.
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
