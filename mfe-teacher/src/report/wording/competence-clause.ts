import type { WordingLanguage } from './grammar'

/** A competence as it fits into a sentence about a child. */
export type CompetenceClause =
  /** `liest` and `flüssig vor`, or `kann` and `flüssig lesen`. */
  | { readonly kind: 'verb'; readonly verb: string; readonly rest: string }
  /** Anything else is quoted. */
  | { readonly kind: 'title'; readonly text: string }

const modals = /^(?:kann|darf|will|soll|muss|mag|weiß)$/
// Lower-case words that end like a verb of the third person and are none.
const noVerbs = /^(?:mit|oft|nicht|gut|seit|selbst|jetzt|meist|dort|fast|sonst|erst|weit|leicht|laut|samt|statt|echt)$/

const german = (text: string): CompetenceClause => {
  const [first = '', ...others] = text.split(/\s+/)
  const rest = others.join(' ')
  if (rest !== '' && (modals.test(first) || (/^\p{Ll}+t$/u.test(first) && !noVerbs.test(first)))) {
    return { kind: 'verb', verb: first, rest }
  }
  const isInfinitive = rest !== '' && /(?:^|\s)\p{Ll}+(?:en|eln|ern)$/u.test(text)
  return isInfinitive ? { kind: 'verb', verb: 'kann', rest: text } : { kind: 'title', text }
}

const english = (text: string): CompetenceClause => {
  const [first = '', ...others] = text.split(/\s+/)
  const [verb, rest] = [first.toLowerCase(), others.join(' ')]
  if (rest === '') return { kind: 'title', text }
  if (verb === 'to') return { kind: 'verb', verb: 'can', rest }
  return /^(?:can|[a-z]{2,}s)$/.test(verb) && !/ss$/.test(verb) ? { kind: 'verb', verb, rest } : { kind: 'title', text }
}

/** Reads `liest Texte vor`, `Ich kann Texte vorlesen`, `Texte vorlesen`; `reads texts`, `I can read texts`. */
export const clauseOf = (description: string, language: WordingLanguage): CompetenceClause => {
  const text = description.trim().replace(/[.!]+$/, '')
  const own = text.replace(language === 'de' ? /^ich\s+/i : /^i\s+/i, '')
  if (own !== text) {
    const [verb = '', ...rest] = own.split(/\s+/)
    return /^(?:kann|can)$/.test(verb) && rest.length > 0
      ? { kind: 'verb', verb, rest: rest.join(' ') }
      : { kind: 'title', text }
  }
  return language === 'de' ? german(own) : english(own)
}
