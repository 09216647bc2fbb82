import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import type { FormEntries } from '@lernspur/contracts/official-form/form-entry'
import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ReportStatus } from '@lernspur/contracts/teacher/report.contract'
import type { ReportForm, ReportSigner } from '@lernspur/contracts/tenant.contract'
import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/**
 * A picture of a level. `picturePath` of a built-in picture (`builtin/<set>/<level>-of-<levels>`) is drawn from the
 * contract's shapes; an uploaded picture comes as PNG or JPEG bytes in `pictureData`. With neither, only the label is
 * printed.
 */
export interface ReportPicture {
  picturePath: string | null
  pictureData?: Uint8Array
}

/** One level of the legend; level 1 is the lowest. */
export interface ReportScaleLevel extends ReportPicture {
  level: number
  label: string
}

/**
 * One row. `level` null is "noch nicht beobachtet". A picture without `pictureData` takes the bytes of the scale's level
 * with the same `picturePath`, so uploaded pictures need to be given once only.
 */
export interface ReportCompetenceRow extends ReportPicture {
  description: string
  /** What the child says of itself, for its form of the report. */
  childSentence?: string | null
  level: number | null
  levelLabel: string | null
  /** Whether a teacher changed the proposal. Not printed: families get the decision, the editor shows both. */
  overwritten: boolean
}

export interface ReportDomainBlock {
  name: string
  /** Short mark before the name, such as "A" or "1.2". */
  symbol: string | null
  competences: readonly ReportCompetenceRow[]
}

export interface ReportSubjectBlock {
  name: string
  abbreviation: string
  /** `#rrggbb`. */
  color: string
  comment: string
  status: ReportStatus
  /** Only where the report's official form has grades; null where the subject is not graded (rule form.7). */
  grade?: { grade: string; meaning: string } | null
  domains: readonly ReportDomainBlock[]
}

/** What lets others check a completed report (rule signature.1). */
export interface ReportSeal {
  /** Content of the QR code: an address with the seal behind the `#`. */
  address: string
  /** Where the seal is checked, as printed on the page. */
  page: string
  /** The seal with a placeholder for the file's signature, as the file carries them. */
  mark: string
  /** Bytes that the signature for other programs takes (rule signature.12); without it the file has none. */
  signatureBytes?: number
  /** The report's data, attached to its file (rule signature.2). */
  data: string
}

/** The official form of a report, with what was entered in it (rules form.1, form.4). */
export interface OfficialFormProps {
  blocks: readonly FormBlock[]
  birthPlace: string
  /** `YYYY-MM-DD`, or null. */
  conferenceDate: string | null
  issueDate: string | null
  entries: FormEntries
}

/** Everything a printed report shows, as plain data: no look-ups happen while it is drawn (rule report.10). */
export interface ReportDocumentProps {
  language: Language
  /** `logo`: PNG or JPEG bytes. */
  school: { name: string; slogan: string | null; logo?: Uint8Array }
  /** Layout; `standard` by default. */
  form?: ReportForm
  /** Whether competences without a level are listed; by default they are. */
  showsUnobserved?: boolean
  /** Who gets a line to sign, in this order. */
  signers: readonly ReportSigner[]
  reportName: string
  student: { firstName: string; lastName: string }
  /** `level`: its year of schooling, for the data of the report alone. */
  schoolClass: { name: string; nickname: string | null; level?: number | null }
  /** Name of the school year, such as "2026/27". */
  schoolYear: string | null
  /** First and last day, `YYYY-MM-DD`. */
  period: { start: string; end: string; semester: Semester | null }
  subjects: readonly ReportSubjectBlock[]
  /** Levels of the scale, lowest first; printed as the legend. */
  scale: readonly ReportScaleLevel[]
  /** General comment; line breaks start a paragraph. */
  comment: string
  /** `YYYY-MM-DD`; this and the next two only where the school's reports have them (rule print.8). */
  birthDate?: string
  /** Days of absence in the period, and how many of them were unexcused, where that is known. */
  absences?: { days: number; unexcused: number | null }
  /** Line breaks start a paragraph. */
  classRemark?: string
  /** Orders the report and names its parts; the product's own layout without it. */
  officialForm?: OfficialFormProps
  /** What it replaces: the name of that report, and the instant of its completion (rule report.11). */
  correction?: { name: string; completedAt: string }
  /** Instant of completion; null prints the report as a draft. */
  completedAt: string | null
  /** Day of printing, `YYYY-MM-DD`. */
  printedOn: string
  /** Only of a completed report that is printed whole. */
  seal?: ReportSeal
}
