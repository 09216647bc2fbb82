import { atMost } from '../figure/budget-result'

/** Two teachers who type into one class from two browsers, here and there, as fast as they can. */
export interface TwoTeachers {
  readonly edits: number
  readonly seconds: number
  /** Cells about which somebody was asked, because the other one had been there. */
  readonly requestCount: number
  readonly saved: number
  /** Entries on top of an entry that another one had already followed. */
  readonly silent: number
  /** Cells that in the end are not the same on both screens and on the server. */
  readonly different: number
}

/** The figures as a line for people. */
export const twoTeachersLine = ({ edits, seconds, requestCount, saved, silent, different }: TwoTeachers): string =>
  `  Two teachers, ${edits.toLocaleString('en')} edits in one class in ${seconds} s: ${saved} saved, ${requestCount} asked about; ${atMost(silent, 0, ' overwritten unseen')}, ${atMost(different, 0, ' cells different')}`
