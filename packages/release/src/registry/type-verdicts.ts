import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { JudgeTypes, TypeQuestion, TypeVerdict } from '../compatibility/on-types'
import { nameOf } from '../compatibility/pair'
import type { CompatibilityCheck } from './change'
import { unitsFit } from './units-fit'

/** Folder of a build that is not released. */
export type FolderOf = (manifest: ReleaseManifest) => string | undefined

/** Compares the types of two releases by the compiler; undefined where that cannot be done. */
export type CompareTypes = (question: TypeQuestion, folderOf: FolderOf) => Promise<TypeVerdict | undefined>

const keyOf = ({ consumer, provider }: TypeQuestion): string => `${nameOf(consumer)} on ${nameOf(provider)}`

/** How the types of releases compare, as far as it was compared. */
interface TypeVerdicts {
  /** What is known; what nobody has compared counts as fitting. */
  readonly known: JudgeTypes
  /**
   * Does `work` with a check of what is live. Types that nobody has compared are compared after it, because it holds
   * the registry, and it is done once more.
   */
  judged<Outcome>(work: (check: CompatibilityCheck) => Promise<Outcome>, folderOf?: FolderOf): Promise<Outcome>
}

export const typeVerdicts = (compare: CompareTypes): TypeVerdicts => {
  const verdicts = new Map<string, TypeVerdict>()
  const judged: TypeVerdicts['judged'] = async (work, folderOf = () => undefined) => {
    const open = new Map<string, TypeQuestion>()
    const judge: JudgeTypes = (question) => {
      const verdict = verdicts.get(keyOf(question))
      if (!verdict) open.set(keyOf(question), question)
      return verdict
    }
    const [outcome] = await Promise.allSettled([work((live) => unitsFit(live, judge))])
    const before = verdicts.size
    for (const [key, question] of open) {
      const verdict = await compare(question, folderOf)
      if (verdict) verdicts.set(key, verdict)
    }
    if (verdicts.size > before) return await judged(work, folderOf)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
  return { known: (question) => verdicts.get(keyOf(question)) ?? {}, judged }
}
