import { Autosaver } from '@lernspur/app-kit/saving/autosaver'
import { pageSaving } from '@lernspur/app-kit/saving/page-saving'
import { useSaver } from '@lernspur/app-kit/saving/use-saver'
import { isApiError, openDraftOf, registerDraft } from '@lernspur/app-runtime'
import type { CompetenceDomain } from '@lernspur/contracts/school-admin/competence.contract'
import { competenceLimits } from '@lernspur/contracts/school-admin/competence.contract'
import { useEffect, useRef, useState } from 'react'
import type { Line } from '../line/line'
import type { EditedSubject } from './competence-calls'
import { type Curriculum, curriculumOf, type LinesChange, type LinesClash, lineChanges } from './line-changes'
import { noHistory, remember, stepBack, stepForward } from './line-history'
import { newerCurriculum } from './newer-curriculum'
import { contentsOf } from './plan-save'
import { useStoreCompetences } from './use-store-competences'

type LineSaver = Autosaver<Curriculum, LinesChange, LinesClash>

/** Whether the server would take the lines: every domain with competences has a name, and no text is too long. */
const isSavable = (lines: readonly Line[], stored: readonly CompetenceDomain[]): boolean =>
  contentsOf(lines, stored).every(
    ({ name, symbol, competences }) =>
      name !== '' &&
      name.length <= competenceLimits.domainName &&
      (symbol ?? '').length <= competenceLimits.symbol &&
      competences.every(
        ({ description, childSentence, shortTitle, levelDescriptions }) =>
          description.length <= competenceLimits.description &&
          (childSentence ?? '').length <= competenceLimits.childSentence &&
          (shortTitle ?? '').length <= competenceLimits.shortTitle &&
          (levelDescriptions ?? []).every(({ length }) => length <= competenceLimits.levelDescription),
      ),
  )

/** Somebody has deleted what a line was saved into: the lines are merged as in a conflict. */
const conflictBy = (error: unknown): string | undefined =>
  isApiError(error) && error.code === 'NOT_FOUND' ? '' : pageSaving.conflictBy(error)

const useLineSaver = (subject: EditedSubject, onForeign: () => void): LineSaver => {
  const { domains } = subject
  const store = useStoreCompetences(subject)
  const latest = useRef(store)
  latest.current = store
  const [saver] = useState((): LineSaver => {
    const visibleGroups = openDraftOf(`competences ${subject.id}`)
    if (visibleGroups instanceof Autosaver) return visibleGroups
    let refusal: unknown
    const made: LineSaver = new Autosaver({
      ...pageSaving,
      conflictBy: (error) => {
        refusal = error
        return conflictBy(error)
      },
      stored: curriculumOf(domains),
      changes: lineChanges,
      send: (change, stored) => latest.current.send(change, stored),
      reread: async () => {
        onForeign()
        const theirs = await latest.current.reread()
        // The same call would be refused again, such as for a deleted subject.
        if (JSON.stringify(theirs.domains) === JSON.stringify(made.stored.domains)) throw refusal
        return theirs
      },
      isSendable: (change) => change === null || isSavable(change.lines, made.snapshot().current.domains),
      // The call has shown the error; the next change retries.
      isPassing: () => false,
    })
    return made
  })
  useEffect(() => {
    const newer = newerCurriculum(saver.snapshot().current, domains)
    if (!newer) return
    if (newer.isForeign) onForeign()
    if (saver.isClean) saver.takeOver(newer.curriculum)
    else saver.meet(curriculumOf(domains))
  }, [saver, domains, onForeign])
  useEffect(() => () => void saver.flush(), [saver])
  return saver
}

/** The lines of a subject, which save by themselves, with undo and conflicts with another user. */
export const useLines = (subject: EditedSubject) => {
  const [history, setHistory] = useState(noHistory)
  // Former lines would remove what somebody else has added since.
  const [clearHistory] = useState(() => () => setHistory(noHistory))
  const saver = useLineSaver(subject, clearHistory)
  const { current: visibleLines, state } = useSaver(saver)
  const { lines } = visibleLines
  const store = (next: readonly Line[], when: 'quiet' | 'now') => {
    saver.change({ lines: next }, when)
    registerDraft(`competences ${subject.id}`, saver)
  }
  const walk = (step: ReturnType<typeof stepBack>) => {
    if (!step) return
    setHistory(step.history)
    store(step.lines, 'now')
  }
  return {
    lines,
    domains: visibleLines.domains,
    conflict: state.kind === 'conflict' ? { clash: state.clash, who: state.who, settle: saver.resolveConflict } : null,
    /** Changes of the same non-empty `kind` in a row are undone at once. */
    change: (next: readonly Line[], kind = '') => {
      setHistory(remember(history, lines, kind))
      store(next, kind === '' ? 'now' : 'quiet')
    },
    undo: history.past.length > 0 ? () => walk(stepBack(history, lines)) : null,
    redo: history.future.length > 0 ? () => walk(stepForward(history, lines)) : null,
  }
}
