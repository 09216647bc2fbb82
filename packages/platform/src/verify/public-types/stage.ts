import { join } from 'node:path'
import { root } from '../../install/install-packages'
import { failedWith, type Stage } from '../stage'
import { checkReport } from './check-report'
import { emitDeclarations } from './emit-declarations'

/** Folder of the declarations, laid out like the sources below the root. */
const declarations = join(root, '.build/declarations')

/** Folders of packages that areas are built against: versions tell their teams about changes. */
export const reported: readonly string[] = [
  'packages/app-kit',
  'packages/app-runtime',
  'packages/contracts',
  'packages/ui',
]

const stage = (update: boolean): Stage => ({
  name: 'Public types',
  run: async () => {
    const emitted = await emitDeclarations(join(import.meta.dirname, 'declarations.json'), declarations)
    if (!emitted.ok) return emitted
    return failedWith(
      reported.flatMap((folder) => checkReport(join(root, folder), join(declarations, folder), update) ?? []),
    )
  },
})

/** Fails when the public types of a package changed and its version does not say so. */
export const publicTypesStage = stage(false)

/** Writes the reports of packages whose version reflects their changes. */
export const updateReportsStage = stage(true)
