import type { SubjectContent } from '../../content/subject-content'
import { checkHead, isHead, readDomains } from './domain-table'
import type { FaultList } from './fault-list'
import type { Sheet } from './sheet'
import { readBlock } from './subject-block'

/** The subject of a sheet in the layout of the export; undefined when a fault was reported. */
export const readSubject = ({ rows }: Sheet, faults: FaultList): SubjectContent | undefined => {
  const headIndex = rows.findIndex(isHead)
  const head = rows[headIndex]
  if (!head) {
    faults.add('noHeaders')
    return undefined
  }
  const block = readBlock(rows.slice(0, headIndex), faults)
  const tableColumns = checkHead(head, faults)
  const domains = readDomains(rows.slice(headIndex + 1), tableColumns, faults)
  return block && faults.faults.length === 0 ? { originId: null, ...block, domains } : undefined
}
