import type { ClassRights } from '@lernspur/app-runtime'
import { type Entry, isLegacy } from '../../../entry/entry'

/**
 * Whether the user may change and delete an entry here: its author, or somebody with all subjects (rule observation.5).
 */
export const mayChangeEntry = (entry: Entry, rights: ClassRights, userId: string): boolean =>
  !isLegacy(entry) && rights.canWriteCompetenceEntries && (rights.subjects === 'all' || entry.creator.id === userId)
