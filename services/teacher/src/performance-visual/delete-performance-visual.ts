import type { Call } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { releaseFiles } from '@lernspur/service-kit/picture/delete-file-rows'
import { lockWithLevels, usesOfScale } from './performance-visual.policy'

/** Deletes a scale; FOREIGN_KEY_CONSTRAINT while assessments or entries use it. */
export const deletePerformanceVisual = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-visual', id, lockWithLevels, {
    uses: (tx, _, { levelIds }) => usesOfScale(tx, call, id, levelIds),
    afterwards: (tx, _, { picturePaths }) => releaseFiles(tx, call, picturePaths),
  })
