import type { Semester } from '@lernspur/contracts/school-admin/school-year.contract'
import { element, type XmlNode } from './xml-element'

const schoolCode = (list: string, code: string): string => `http://xschule.digital/def/xschule/1.0/code/${list}/${code}`

/** An element that holds a code of a list; the code's own element has no namespace. */
export const coded = (name: string, code: string): XmlNode => element(name, [element('code', code)])

/** German: the product has no other language for what a school writes. */
export const german = 'https://publications.europa.eu/resource/authority/language/DEU'

// The list spells the half-year's report so.
const kinds = { first: 'halbsjahreszeugnis', second: 'jahreszeugnis' } as const

/** What the report is: the second half-year's closes the year. A report on a free period stands between the regular ones. */
export const kindOf = (semester: Semester | null): string =>
  schoolCode('zeugnisart', semester === null ? 'zwischenzeugnis' : kinds[semester])

/** The period of the report, as the list of codes names it. */
export const halfYear = schoolCode('nachweisperiode', 'halbjahr')

/** The last year of schooling that the list knows. */
const lastGrade = 13

/** A course must name a year of schooling; one that is not on record, or not in the list, is "not assigned". */
export const gradeOf = (level: number | null | undefined): string =>
  schoolCode(
    'jahrgangsstufe',
    typeof level === 'number' && level >= 0 && level <= lastGrade ? `jahrgangsstufe_${level}` : 'nicht_zugeordnet',
  )

const halves = { first: '1_halbjahr', second: '2_halbjahr' } as const

/** A course must name a half of the year; a free period counts as a whole one. */
export const halfOf = (semester: Semester | null): string =>
  schoolCode('halbjahr', semester === null ? 'ganzes_jahr' : halves[semester])

const remarkCode = (code: string): string => `http://xbildung.de/def/xbildung/2025-02-04/code/artderbemerkung/${code}`

/** What is written about a child as a whole. */
export const generalRemark = remarkCode('beurteilung_allgemein')

export const workBehaviour = remarkCode('beurteilung_arbeitsverhalten')
export const socialBehaviour = remarkCode('beurteilung_sozialverhalten')

/** The class teacher's remark besides, in free words. */
export const classRemark = remarkCode('freie_formulierung')
