import type { Call } from '@lernspur/service-kit/call'
import { releaseFiles } from '@lernspur/service-kit/forget-files'
import { removeRow } from '@lernspur/service-kit/remove-row'
import { lockVisual } from './performance-visual.policy'

/** Deletes a scale; the database refuses with FOREIGN_KEY_CONSTRAINT while assessments or entries use it. */
export const deletePerformanceVisual = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-visual', id, lockVisual, {
    afterwards: (tx, _, { picturePaths }) => releaseFiles(tx, call, picturePaths),
  })
