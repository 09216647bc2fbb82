import type { CreateObservation, Observation } from '@lernspur/contracts/observation.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Fragment, Transaction } from '@lernspur/service-kit/call'

type Assessed = 'performanceLevelV2Id' | 'performanceAssessmentId'

/** What a new entry of either version says. */
export type NewEntry = Omit<CreateObservation, Assessed>
/** What an entry of either version shows. */
export type ShownEntry = Omit<Observation, Assessed>

/** How a statement finds out whether the level, and what else an entry `i` names, belongs to the entry's class. */
export interface ScaleCheck {
  /** Common table expressions before the statement, or nothing. */
  readonly held: Fragment
  /** Joins of the statement, or nothing. */
  readonly join: Fragment
  readonly known: Fragment
}

/** What only one version keeps of an entry, by column; texts are ids that the entry names. */
export interface KeptColumns {
  readonly performance_level_id: string | null
  readonly [column: string]: string | boolean | null
}

/**
 * What the versions of observations differ in: where they are kept, and how an entry names its level. Rights, subjects
 * and days are the same for both (rule observation.2).
 */
export interface ObservationVersion<Entry extends NewEntry, Shown extends ShownEntry> {
  /** Of its audit entries. */
  readonly noun: 'observation' | 'legacy-observation'
  readonly table: 'observation' | 'legacy_observation'
  /** Columns of `o` by the fields that only this version can be filtered and ordered by. */
  readonly fields: Readonly<Record<string, string>>
  /** The end of a select list over `o`. */
  readonly shown: (tx: Transaction) => Fragment
  readonly kept: (entry: Partial<Entry> | Shown) => KeptColumns
  /** Where a missing level is told. */
  readonly levelField: string
  readonly scaleCheck: (tx: Transaction, actor: Actor, entries: readonly (Entry | Shown)[]) => ScaleCheck
}
