import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { ReturningStudent, Student } from '@lernspur/contracts/school-admin/student.contract'
import type { ImportStudents } from '@lernspur/contracts/school-admin/student-import/student-import.contract'
import type { Line } from '../read/list'

/** The class of a list, or the school. */
export type ImportScope =
  | { readonly kind: 'class'; readonly schoolClassId: string; readonly name: string }
  | { readonly kind: 'school' }

/** A student with whom lines are compared. */
export interface KnownStudent extends Student {
  /** Whoever comes back to the school is the same child only if the user says so (rule student.8). */
  readonly returning?: Pick<ReturningStudent, 'lastClass' | 'lastDay'>
}

export type KnownClass = Pick<SchoolClass, 'id' | 'name' | 'schoolLevel' | 'isActive' | 'schoolYear'> &
  Partial<Pick<SchoolClass, 'nickname'>>

/** What a class name in the list stands for. */
export type ClassChoice =
  | { readonly kind: 'class'; readonly schoolClassId: string }
  | { readonly kind: 'new'; readonly name: string; readonly schoolLevel: number; readonly nickname: string | null }
  | { readonly kind: 'none' }
  | { readonly kind: 'skip' }

/** A class name in the list, and how many lines have it. */
export interface ListedClass {
  readonly key: string
  readonly text: string
  readonly count: number
  /** Whether more than one running class has the name, rather than none. */
  readonly isSeveral: boolean
  /** The only class that it can mean; null if there is none or several. */
  readonly found: KnownClass | null
}

/** A school year, and its class for each name in the list that several classes have, by their keys. */
export interface YearOffer {
  readonly id: string
  readonly name: string
  readonly choices: ReadonlyMap<string, ClassChoice>
}

/** Where a child of the list goes: a class, a new one by its key, no class, or undecided. */
export type ImportTarget =
  | { readonly kind: 'class'; readonly schoolClassId: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'none' | 'skip' | 'open' }

/** Groups of the preview (rule import.2). */
export const lineKinds = ['new', 'changed', 'doubtful', 'known', 'left'] as const
export type LineKind = (typeof lineKinds)[number]

/** Why a line is in its group; `problem` says more about an unreadable line. */
export type LineReason =
  | 'new'
  | 'here'
  | 'joins'
  | 'renamed'
  | 'similar'
  | 'several'
  | 'twice'
  | 'otherDate'
  | 'left'
  | 'reversed'
  | 'erasure'
  | 'returning'
  | 'open'
  | 'problem'

/** A line compared with the children of the school. */
export interface MatchedLine {
  readonly line: Line
  readonly target: ImportTarget
  readonly kind: LineKind
  readonly reason: LineReason
  /** Children it may be about, the likeliest first. */
  readonly candidates: readonly KnownStudent[]
  /** Children of the same name with another date of birth. */
  readonly others: readonly KnownStudent[]
}

/** What to do with a line: create a child, take a known one with or without the list's name, or nothing. */
export type LineDecision =
  | { readonly kind: 'new' | 'skip' }
  | { readonly kind: 'same'; readonly studentId: string; readonly rename: boolean }

/** A line with its decision. */
export interface DecidedLine extends MatchedLine {
  readonly decision: LineDecision
  /** Whether the user still has to decide. */
  readonly isOpen: boolean
}

/** A child of a class in the list who is not in the list. */
export interface LeavingStudent {
  readonly key: string
  readonly student: Student
  readonly schoolClassId: string
  readonly className: string
  /** Whether the list says that the child has left. */
  readonly isGone: boolean
  /** The last day that the list says. */
  readonly leftOn: string | null
}

/** What is sent, with how many children come in and how much else changes. */
export interface ImportDraft {
  readonly body: ImportStudents
  /** Children who are added, or join a class. */
  readonly children: number
  /** Names and dates of birth that change, and children who leave. */
  readonly changes: number
}
