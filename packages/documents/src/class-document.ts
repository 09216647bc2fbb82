import type { NameOrder } from '@lernspur/contracts/identity/user.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/** A class as the head of its lists shows it. */
export interface PrintedClass {
  language: Language
  school: { name: string; slogan: string | null }
  schoolClass: { name: string; nickname: string | null }
  /** Children in the order in which they are listed. */
  students: readonly { firstName: string; lastName: string }[]
  /** Which name comes first. */
  order: NameOrder
  /** `YYYY-MM-DD` */
  printedOn: string
}

/** The children of a class with empty columns beside the names. */
export interface ClassListProps extends PrintedClass {
  kind: 'class-list'
}

/** Children by the competences of a subject, with boxes to write in. */
export interface ObservationSheetProps extends PrintedClass {
  kind: 'observation-sheet'
  subject: string
  domains: readonly { name: string; symbol: string | null; competences: readonly string[] }[]
}

export type ClassDocumentProps = ClassListProps | ObservationSheetProps
