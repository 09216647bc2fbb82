import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { FindOutcome, TypeOutcome, TypeQuestion } from '../compatibility/on-types'
import { nameOf } from '../compatibility/pair'
import type { CompatibilityCheck } from './change'
import { unitsFit } from './units-fit'

/** Folder of a build that is not released. */
export type FolderOf = (manifest: ReleaseManifest) => string | undefined

/** Compares the types of two releases by the compiler; undefined where that cannot be done. */
export type CompareTypes = (question: TypeQuestion, folderOf: FolderOf) => Promise<TypeOutcome | undefined>

const keyOf = ({ consumer, provider }: TypeQuestion): string => `${nameOf(consumer)} on ${nameOf(provider)}`

/** How the types of releases compare, as far as it was compared. */
interface TypeOutcomes {
  /** What is known; what nobody has compared counts as fitting. */
  readonly known: FindOutcome
  /**
   * Does `work` with a check of what is live. Types that nobody has compared are compared after it, because it holds
   * the registry, and it is done once more.
   */
  compared<Outcome>(work: (check: CompatibilityCheck) => Promise<Outcome>, folderOf?: FolderOf): Promise<Outcome>
}

export const typeOutcomes = (compare: CompareTypes): TypeOutcomes => {
  const outcomes = new Map<string, TypeOutcome>()
  const compared: TypeOutcomes['compared'] = async (work, folderOf = () => undefined) => {
    const open = new Map<string, TypeQuestion>()
    const outcomeOf: FindOutcome = (question) => {
      const outcome = outcomes.get(keyOf(question))
      if (!outcome) open.set(keyOf(question), question)
      return outcome
    }
    const [outcome] = await Promise.allSettled([work((live) => unitsFit(live, outcomeOf))])
    const before = outcomes.size
    for (const [key, question] of open) {
      const result = await compare(question, folderOf)
      if (result) outcomes.set(key, result)
    }
    if (outcomes.size > before) return await compared(work, folderOf)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
  return { known: (question) => outcomes.get(keyOf(question)) ?? {}, compared }
}
