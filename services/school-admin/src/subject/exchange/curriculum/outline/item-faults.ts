import { type Fault, faultsMax, ImportFault, type Reason } from '../../fault/import-fault'
import type { CurriculumItem } from './outline'

/** What an identifier looks like that may stand in an answer; anything else could be text. */
const identifier = /^[\w:/.?=&#%~+-]{1,200}$/

type NamedItem = Pick<CurriculumItem, 'id'> & Partial<Pick<CurriculumItem, 'line'>>

/** Collects the faults of a curriculum, by identifier and line. */
export class ItemFaults {
  readonly faults: Fault[] = []

  /** Without an item it is a fault of the whole file. */
  add(reason: Reason, item?: NamedItem): void {
    if (this.faults.length >= faultsMax) return
    const id = item && identifier.test(item.id) ? item.id : null
    const line = item?.line ?? null
    const location = { ...(id !== null && { item: id }), ...(line !== null && { line }) }
    this.faults.push({ reason, ...((id !== null || line !== null) && { place: location }) })
  }

  /** Throws IMPORT_FAILED where there are any. */
  refuseAny(): void {
    if (this.faults.length > 0) throw new ImportFault('IMPORT_FAILED', this.faults)
  }
}
