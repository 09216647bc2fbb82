import type { Pronoun } from './pronoun'
import { nameForms, type RemarkRange, wholeWords } from './remark-word'

// "Sie lesen" are several children, "Sie liest" is one: singular verbs end in t, or are one of these.
const singular = String.raw`(?:\p{Ll}+t|\p{Ll}+te|kann|will|soll|darf|mag|muss|weiß|war|wurde|hatte|las|schrieb|half|fand|sprach|nahm|gab|ging|kam)(?!\p{L})`

const begins = String.raw`(?<=^|[.!?:…]["“”»«]?\s+|\n\s*)`

/** Patterns by the pronoun they belong to; each very likely refers to one child. */
const patterns = (name: string): Record<Exclude<Pronoun, 'none'>, readonly string[]> => ({
  she: [
    `${begins}Sie(?=\\s+${singular})`,
    `${begins}She`,
    `(?<=(?:^|[\\s„“"])${name}\\s+\\p{Ll}+\\s+)(?:ihre[mnrs]?(?=\\s)|ihr(?=\\s+\\p{Lu}))`,
    `(?:eine|Eine)\\s+(?:\\p{Ll}+e\\s+)?Schülerin`,
  ],
  he: [
    `${begins}Er(?=\\s+${singular})`,
    `${begins}He`,
    `(?<=(?:^|[\\s„“"])${name}\\s+\\p{Ll}+\\s+)(?:seine[mnrs]?(?=\\s)|sein(?=\\s+\\p{Lu})|his(?=\\s))`,
    `(?:ein|Ein)\\s+(?:\\p{Ll}+er\\s+)?Schüler`,
  ],
})

/**
 * Words that refer to the child by another pronoun than its own (rule remark.3). Only what very likely means the child:
 * a sentence that begins with the pronoun and a verb in the singular, and a possessive right after "name, verb". "Sie
 * lesen", "ihre Eltern" and "er" within a sentence may mean others.
 */
export const wrongPronouns = (remark: string, firstName: string, pronoun: Pronoun | null): RemarkRange[] => {
  if (pronoun === null) return []
  const { she, he } = patterns(nameForms(firstName.normalize('NFC')))
  const wrong = [...(pronoun === 'she' ? [] : she), ...(pronoun === 'he' ? [] : he)]
  return wrong
    .flatMap((pattern) => wholeWords(remark.normalize('NFC'), pattern))
    .toSorted((one, another) => one.start - another.start)
}
