import { levelDescriptionOf } from '@lernspur/contracts/school-admin/level-description'
import type { DraftedSentence, ReportCompetence } from '@lernspur/contracts/teacher/report.contract'
import { sentencesOf } from '@lernspur/contracts/teacher/report-check/sentence'
import type { ReportNote } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { clauseOf } from './competence-clause'
import { type Addressee, capitalised, pronounIn, type WordingLanguage } from './grammar'

export interface DraftSource {
  readonly spoken: Addressee
  readonly language: WordingLanguage
  /** Competences of the remark's subjects, one list per subject. */
  readonly subjects: readonly (readonly ReportCompetence[])[]
  /** Levels of the report's scale. */
  readonly levels: number
  /** The newest first. */
  readonly entries: readonly ReportNote[]
  /** Maximum length of all sentences. */
  readonly room: number
}

/** How well a child does: 0 for the upper levels of any scale, 3 for the lowest. */
type LevelBand = 0 | 1 | 2 | 3

const bandOf = (level: number, levels: number): LevelBand => {
  const share = levels < 2 ? 1 : (level - 1) / (levels - 1)
  return share >= 0.85 ? 0 : share >= 0.6 ? 1 : share >= 0.3 ? 2 : 3
}

const adverbs = {
  de: ['', 'meistens', 'mit etwas Hilfe', 'mit Unterstützung'],
  en: ['', 'usually', 'With some help,', 'With support,'],
} as const

const titles = {
  de: ['ist sicher bei:', 'ist meistens sicher bei:', 'übt mit etwas Hilfe:', 'übt mit Unterstützung:'],
  en: ['is confident in', 'is mostly confident in', 'practises with some help:', 'practises with support:'],
} as const
const quotes = { de: ['„', '“'], en: ['“', '”'] } as const

/** Pronouns that stand right after a German verb, before any adverb. */
const enclitic = /^(?:sich|es|ihn|sie)(?:\s+|$)/

const sentenceOf = (who: string, description: string, band: LevelBand, language: WordingLanguage): string => {
  const clause = clauseOf(description, language)
  if (clause.kind === 'title') {
    const [open, close] = quotes[language]
    return `${capitalised(who, language)} ${titles[language][band]} ${open}${clause.text}${close}.`
  }
  const { verb, rest } = clause
  const adverb = adverbs[language][band]
  if (language === 'de') {
    const [first = ''] = enclitic.exec(rest) ?? []
    const words = [who, verb, first.trim(), adverb, rest.slice(first.length)].filter((word) => word !== '')
    return `${capitalised(words.join(' ').replace(' , ', ', '), language)}.`
  }
  const isBefore = band > 1
  const words = verb === 'can' ? [who, verb, isBefore ? '' : adverb, rest] : [who, isBefore ? '' : adverb, verb, rest]
  const sentence = words.filter((word) => word !== '').join(' ')
  return `${isBefore ? `${adverb} ${sentence}` : capitalised(sentence, language)}.`
}

/** A sentence of what the level means for the competence, where that is written as what a child does: it needs no adverb. */
const describedSentence = (
  who: string,
  { performanceLevel, levelDescriptions }: ReportCompetence,
  { levels, language }: DraftSource,
): string | null => {
  const description = levelDescriptionOf(levelDescriptions, performanceLevel ?? 0, levels)
  const isClause = description !== null && clauseOf(description, language).kind === 'verb'
  return isClause ? sentenceOf(who, description, 0, language) : null
}

interface AssessedCompetence {
  readonly competence: ReportCompetence
  readonly band: LevelBand
  readonly entryIds: readonly string[]
  /** Rank of the newest entry among all; competences without an entry come last. */
  readonly newest: number
}

const seenOf = ({ entries, levels }: DraftSource, competences: readonly ReportCompetence[]): AssessedCompetence[] =>
  competences.flatMap((competence) => {
    if (competence.performanceLevel === null) return []
    const own = entries.filter(({ competenceId, level }) => competenceId === competence.competenceId && level !== null)
    const newest = entries.findIndex(({ competenceId }) => competenceId === competence.competenceId)
    return [
      {
        competence,
        band: bandOf(competence.performanceLevel, levels),
        entryIds: own.slice(0, 50).map(({ id }) => id),
        newest: newest < 0 ? entries.length : newest,
      },
    ]
  })

const byNewest = (one: AssessedCompetence, another: AssessedCompetence): number =>
  one.newest - another.newest || one.competence.competenceId.localeCompare(another.competence.competenceId)

/** Strengths first, then what is practised: three and two for one subject, one each for several. */
const chosenOf = (source: DraftSource): AssessedCompetence[] => {
  const isOne = source.subjects.length === 1
  const most = isOne ? [3, 2] : [1, 1]
  const chosen = source.subjects.map((competences) => {
    const seen = seenOf(source, competences).toSorted((a, b) => a.band - b.band || byNewest(a, b))
    return [
      seen.filter(({ band }) => band < 2).slice(0, most[0]),
      seen
        .filter(({ band }) => band > 1)
        .toReversed()
        .slice(0, most[1]),
    ] as const
  })
  const good = chosen.flatMap(([one]) => one)
  const practised = chosen.flatMap(([, one]) => one)
  return [...good.slice(0, 4), ...practised.slice(0, 2)]
}

/** The first sentence of the newest note, as it was written. */
const noteOf = ({ entries, language }: DraftSource): DraftedSentence[] => {
  const note = entries.find(({ description }) => description?.trim())
  const [first] = sentencesOf(note?.description ?? '')
  if (!note || !first) return []
  const text = capitalised(first.text, language)
  return [{ text: /[.!?…]["“”»«]?$/.test(text) ? text : `${text}.`, entryIds: [note.id] }]
}

/**
 * Sentences about a child from levels and notes (rule remark.5): the same input gives the same text. Name and pronoun
 * alternate. Each sentence names the entries it was made from; sentences that do not fit are left out.
 */
export const draftRemark = (source: DraftSource): DraftedSentence[] => {
  const { spoken, language } = source
  const sentences = chosenOf(source).map(({ competence, band, entryIds }, index): DraftedSentence => {
    const who = index % 2 === 0 ? spoken.firstName : pronounIn('nominative', spoken, language)
    const text = describedSentence(who, competence, source) ?? sentenceOf(who, competence.description, band, language)
    return { text, entryIds: [...entryIds] }
  })
  let room = source.room
  return [...sentences, ...noteOf(source)].filter(({ text }) => {
    const fits = text.length + 1 <= room
    if (fits) room -= text.length + 1
    return fits
  })
}
