import type { Report, ReportCompetence, ReportDomain, ReportLevel } from '@lernspur/contracts/teacher/report.contract'
import { showsOpen } from '@lernspur/contracts/teacher/report-print/visible-rows'
import { hasPicture } from '../../level/has-picture'

/** A competence with its level under the name that the rules for visible rows use. */
export type PaperCompetence = ReportCompetence & { readonly level: number | null }

/** How the competences of a report are printed, as the school had it when the report was created (rule print.6). */
export interface PaperForm {
  readonly layout: Report['layout']
  /** Levels, lowest first. */
  readonly scale: readonly ReportLevel[]
  /** Whether levels have pictures at all; a scale of words only gets no marks. */
  readonly isMarked: boolean
  /** Whether anything is shown that was not observed, which the legend then explains. */
  readonly hasOpen: boolean
  /** Whether the legend is shown, which there is with any level. */
  readonly isExplained: boolean
}

/** Domains of a subject with rows that can be chosen by their level. */
export const leveled = (domains: readonly ReportDomain[]) =>
  domains.map((domain) => ({
    ...domain,
    competences: domain.competences.map((one): PaperCompetence => ({ ...one, level: one.performanceLevel })),
  }))

/** The form of a report, by its saved state, which is what is printed. */
export const paperFormOf = ({ layout, performanceVisualLevels: scale, subjects }: Report): PaperForm => ({
  layout,
  scale,
  isMarked: scale.some(hasPicture),
  hasOpen: showsOpen(
    layout,
    subjects.map(({ domains }) => ({ domains: leveled(domains) })),
  ),
  isExplained: scale.length > 0,
})
