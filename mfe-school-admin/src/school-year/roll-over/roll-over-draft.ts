import { schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import type { PreviewRollOver, RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'

/** What happens to a class: it goes on with its children, without them, in another class, or not at all. */
export const lineSteps = ['continue', 'empty', 'merge', 'leave'] as const
export type LineStep = (typeof lineSteps)[number]

/** A class of the former year as chosen on the screen. */
export interface LineDraft {
  readonly schoolClassId: string
  readonly step: LineStep
  readonly name: string
  readonly nickname: string | null
  readonly schoolLevel: number
  readonly creatorId: string
  /** Children of the class who do not come along. */
  readonly leaverIds: readonly string[]
  /** The key of the line that each of those goes to, by child; the others leave the school. */
  readonly goings?: Readonly<Record<string, string>>
  /** The key of the line that the class is merged into. */
  readonly mergesInto?: string | undefined
  /** For a further part of a class that is split: its number, from 2. */
  readonly part?: number
}

/** Names a line: the class, and for a further part of it the number of that. */
export const keyOf = ({ schoolClassId, part }: Pick<LineDraft, 'schoolClassId' | 'part'>): string =>
  part === undefined ? schoolClassId : `${schoolClassId} ${part}`

/** Whether a line makes a class of the new year. */
const isMade = ({ step }: Pick<LineDraft, 'step'>): boolean => step === 'continue' || step === 'empty'

/** A further part of a class, which has the children that are sent to it. */
export const partOf = (draft: LineDraft, part: number, name: string): LineDraft => ({
  ...{ schoolClassId: draft.schoolClassId, part, step: 'empty', name, nickname: null },
  ...{ schoolLevel: draft.schoolLevel, creatorId: draft.creatorId, leaverIds: [] },
})

/** A class of the new year that children of other classes can go to. */
export interface LineTarget {
  readonly key: string
  readonly name: string
}

/** The classes that children of a line can go to instead of its own. */
export const targetsOf = (lines: readonly LineDraft[], own: string): LineTarget[] =>
  lines.flatMap((line) => (isMade(line) && keyOf(line) !== own ? [{ key: keyOf(line), name: line.name.trim() }] : []))

/** Whether a class is to be merged into one that the new year does not have. */
const isMergedNowhere = (line: LineDraft, lines: readonly LineDraft[]): boolean =>
  line.step === 'merge' && !targetsOf(lines, keyOf(line)).some(({ key }) => key === line.mergesInto)

/** The choices for a roll-over: by class id, only the classes that were changed. */
export interface PlanDraft {
  readonly lines: Readonly<Record<string, LineDraft>>
  readonly competences: PreviewRollOver['competences']
}

export const untouchedPlan: PlanDraft = { lines: {}, competences: 'own' }

/** The default (rule roll-over.2). */
export const lineDraftOf = ({ schoolClassId, nickname, proposal }: RollOverPlanLine): LineDraft => ({
  schoolClassId,
  nickname,
  step: proposal.step,
  name: proposal.name,
  schoolLevel: proposal.schoolLevel,
  creatorId: proposal.creatorId,
  leaverIds: [],
})

export type NameFault = 'missing' | 'long' | 'malformed'

/** What is wrong with the name of a class that goes on. */
export const nameFault = ({ step, name }: Pick<LineDraft, 'step' | 'name'>): NameFault | undefined => {
  if (!isMade({ step })) return undefined
  if (name.trim() === '') return 'missing'
  if (name.trim().length > schoolClassLimits.name) return 'long'
  return isPlainName(name.trim()) ? undefined : 'malformed'
}

/** Names that two classes of the new year would share; `present` are the names of classes already in it. */
export const sameNames = (lines: readonly LineDraft[], present: readonly string[]): ReadonlySet<string> => {
  const names = [...present, ...lines.filter(isMade).map(({ name }) => name.trim())]
  return new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index))
}

type ChildrenOf = (schoolClassId: string) => readonly string[]

/** The children who go from a line to another one. */
const sentTo = (key: string, line: LineDraft, childrenOf: ChildrenOf): readonly string[] => {
  const single = Object.entries(line.goings ?? {}).flatMap(([childId, to]) => (to === key ? [childId] : []))
  if (line.step !== 'merge' || line.mergesInto !== key) return single
  return [...childrenOf(line.schoolClassId).filter((id) => !line.leaverIds.includes(id)), ...single]
}

/** The request body: classes that leave or are merged are left out. `childrenOf` are those of each class that is merged. */
export const rollOverBody = (
  lines: readonly LineDraft[],
  toSchoolYearId: string,
  competences: PreviewRollOver['competences'],
  childrenOf: ChildrenOf = () => [],
): PreviewRollOver => ({
  toSchoolYearId,
  competences,
  lines: lines.filter(isMade).map((line) => {
    const { step, schoolClassId, name, nickname, schoolLevel, creatorId, leaverIds } = line
    const joinerIds = [...new Set(lines.flatMap((other) => sentTo(keyOf(line), other, childrenOf)))]
    return {
      ...{ schoolClassId, name: name.trim(), nickname, schoolLevel, creatorId, withStudents: step === 'continue' },
      ...(step === 'continue' && leaverIds.length > 0 && { leaverIds: [...leaverIds] }),
      ...(joinerIds.length > 0 && { joinerIds }),
    }
  }),
})

/** Whether it can be requested: at least one class goes on, each that does has a valid name, and no merge leads nowhere. */
export const canRollOver = (lines: readonly LineDraft[]): boolean =>
  lines.some(isMade) && lines.every((line) => nameFault(line) === undefined && !isMergedNowhere(line, lines))
