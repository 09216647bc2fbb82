import type { WordingLanguage } from './grammar'

/** A competence as it fits into a sentence about a child. */
export type CompetenceClause =
  /** `liest` and `flüssig vor`, `kann` and `flüssig lesen`, or `erklärt` and `, wie man liest`. */
  | { readonly kind: 'verb'; readonly verb: string; readonly rest: string }
  /** Anything else is quoted. */
  | { readonly kind: 'title'; readonly text: string }

const modals = /^(?:kann|darf|will|soll|muss|mag|weiß)$/
// Lower-case words that end like a verb of the third person but are none.
const noVerbs = /^(?:mit|oft|nicht|gut|seit|selbst|jetzt|meist|dort|fast|sonst|erst|weit|leicht|laut|samt|statt|echt)$/
// Lower-case words that end like an infinitive but are none.
const noInfinitives = /\s(?:ander|all|beid|viel|einig|eigen|verschieden|sieb|ob|unt|auß|inn|neb)en$|\s(?:gern|fern)$/
/** What a clause after a comma begins with; another verb makes an enumeration, which has no room for an adverb. */
const conjunctions =
  /^(?:wie|was|wann|wenn|warum|wieso|weshalb|wo\p{Ll}*|wer|wen|wem|wessen|welche[mnrs]?|ob|dass|weil|um)\s/u
// A child's “I” would be taken for the teacher's.
const firstPerson = { de: /\b(?:mich|mir|mein(?:e[mnrs]?)?)\b/i, en: /\b(?:me|my|mine|myself)\b/i } as const

const german = (text: string): CompetenceClause => {
  const [first = '', ...others] = text.split(/\s+/)
  const rest = others.join(' ')
  const verb = first.replace(/,$/, '')
  if (rest !== '' && (modals.test(verb) || (/^\p{Ll}+t$/u.test(verb) && !noVerbs.test(verb)))) {
    if (verb === first) return { kind: 'verb', verb, rest }
    return conjunctions.test(rest) ? { kind: 'verb', verb, rest: `, ${rest}` } : { kind: 'title', text }
  }
  const isInfinitive = rest !== '' && /(?:^|\s)\p{Ll}+(?:en|eln|ern)$/u.test(text) && !noInfinitives.test(text)
  return isInfinitive ? { kind: 'verb', verb: 'kann', rest: text } : { kind: 'title', text }
}

const english = (text: string): CompetenceClause => {
  const [first = '', ...others] = text.split(/\s+/)
  const verb = first.toLowerCase()
  const rest = others.join(' ')
  if (rest === '') return { kind: 'title', text }
  if (verb === 'to') return { kind: 'verb', verb: 'can', rest }
  return /^(?:can|[a-z]{2,}s)$/.test(verb) && !/ss$/.test(verb) ? { kind: 'verb', verb, rest } : { kind: 'title', text }
}

/** Reads `liest Texte vor`, `Ich kann Texte vorlesen`, `Texte vorlesen`; `reads texts`, `I can read texts`. */
export const clauseOf = (description: string, language: WordingLanguage): CompetenceClause => {
  const text = description.trim().replace(/[.!]+$/, '')
  if (firstPerson[language].test(text)) return { kind: 'title', text }
  const own = text.replace(language === 'de' ? /^ich\s+/i : /^i\s+/i, '')
  if (own !== text) {
    const [verb = '', ...rest] = own.split(/\s+/)
    return /^(?:kann|can)$/.test(verb) && rest.length > 0
      ? { kind: 'verb', verb, rest: rest.join(' ') }
      : { kind: 'title', text }
  }
  return language === 'de' ? german(own) : english(own)
}
