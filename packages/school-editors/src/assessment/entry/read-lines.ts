import { performanceAssessmentLimits } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { weightOf } from '../weight'

/** An assessment read from one line. */
export interface AssessmentLine {
  /** Line of the text, from 1. */
  readonly line: number
  readonly name: string
  /** Per cent; 0 if the line has none. */
  readonly weighting: number
  readonly fault: 'name' | 'weight' | undefined
}

/** A number at the end, after a space, tab, semicolon, colon or bar. */
const weightAtEnd = /^(.*?)(?:\s*[;:|\t]\s*|\s+)(\d+(?:[.,]\d+)?)\s*%?$/

/**
 * Reads assessments from lines such as `Lernkontrolle 40`, `Test; 12,5 %` or two columns of a spreadsheet. Empty lines
 * are skipped; what cannot be stored is marked.
 */
export const readLines = (text: string): readonly AssessmentLine[] =>
  text.split(/\r?\n/).flatMap((raw, index) => {
    const line = raw.trim()
    if (line === '') return []
    const [, before, digits] = weightAtEnd.exec(line) ?? []
    const name = (before ?? line).trim()
    const weight = digits === undefined ? 0 : weightOf(digits)
    const hasName = name !== '' && name.length <= performanceAssessmentLimits.name
    const fault = weight === undefined ? 'weight' : 'name'
    return [
      { line: index + 1, name, weighting: weight ?? 0, fault: hasName && weight !== undefined ? undefined : fault },
    ]
  })
