import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install/install-packages'
import { asvsComplaints } from './asvs/asvs-complaints'
import { checkBoundaries } from './boundaries'
import { duplicatesStage } from './duplicates/duplicated-blocks'
import { sizeNote } from './figures/figures'
import { migrationComplaints, readersInRepository } from './migrations/migration-complaints'
import { publicTypesStage } from './public-types/stage'
import { schemaPageComplaints } from './schema-pages/schema-pages'
import { aliasComplaints } from './sql-aliases/sql-aliases'
import { complaints, runProgram, type Stage } from './stage'
import { citationComplaints } from './tree/citations'
import { undocumentedVariables } from './tree/documented-environment'
import { frontDoorComplaints } from './tree/front-door'
import { sourceFiles } from './tree/tree-files'
import { treeComplaints } from './tree/tree-rules'
import { unitTestStage } from './unit-tests'
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

const style: Stage = {
  name: 'Style',
  run: () =>
    runProgram(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=60']),
}

const boundaries: Stage = { name: 'Boundaries', run: () => checkBoundaries(root) }

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
  style,
  boundaries,
  tree,
  texts,
  publicTypesStage,
  duplicatesStage,
  unusedExportsStage,
  unitTestStage,
]
