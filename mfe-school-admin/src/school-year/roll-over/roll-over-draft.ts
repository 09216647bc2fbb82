import { schoolClassLimits } from '@lernspur/contracts/school-admin/school-class.contract'
import type { PreviewRollOver, RollOverPlanLine } from '@lernspur/contracts/school-admin/year/roll-over.contract'
import { isPlainName } from '@lernspur/contracts/wire/fields'

/** What happens to a class: it goes on with its children, without them, or not at all. */
export const lineSteps = ['continue', 'empty', 'leave'] as const
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
}

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
  if (step === 'leave') return undefined
  if (name.trim() === '') return 'missing'
  if (name.trim().length > schoolClassLimits.name) return 'long'
  return isPlainName(name.trim()) ? undefined : 'malformed'
}

/** Names that two classes of the new year would share; `present` are the names of classes already in it. */
export const sameNames = (lines: readonly LineDraft[], present: readonly string[]): ReadonlySet<string> => {
  const names = [...present, ...lines.filter(({ step }) => step !== 'leave').map(({ name }) => name.trim())]
  return new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index))
}

/** The request body: classes that leave are left out. */
export const rollOverBody = (
  lines: readonly LineDraft[],
  toSchoolYearId: string,
  competences: PreviewRollOver['competences'],
): PreviewRollOver => ({
  toSchoolYearId,
  competences,
  lines: lines
    .filter(({ step }) => step !== 'leave')
    .map(({ step, name, leaverIds, ...line }) => ({
      ...line,
      name: name.trim(),
      withStudents: step === 'continue',
      ...(step === 'continue' && leaverIds.length > 0 && { leaverIds: [...leaverIds] }),
    })),
})

/** Whether it can be requested: at least one class goes on, and each that does has a valid name. */
export const canRollOver = (lines: readonly LineDraft[]): boolean =>
  lines.some(({ step }) => step !== 'leave') && lines.every((line) => nameFault(line) === undefined)
