import type { TalkPart } from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/** A page for a talk with parents. */
export interface TalkDocumentProps {
  language: Language
  school: { name: string; slogan: string | null }
  student: string
  schoolClass: string
  /** Day of the talk, `YYYY-MM-DD`. */
  heldOn: string
  teacher: string
  /** In the order in which they are printed; an empty one leaves lines to write on. */
  parts: readonly { part: TalkPart; text: string }[]
  /** `YYYY-MM-DD` */
  printedOn: string
}
