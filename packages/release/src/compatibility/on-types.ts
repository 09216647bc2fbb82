import type { Label } from '@lernspur/contracts/area-route.contract'
import {
  audienceOf,
  type Fault,
  faultsOf,
  germanAudienceOf,
  germanListed,
  germanNameOf,
  listed,
  nameOf,
  type Pair,
} from './pair'

/** What the compiler says of a pair: name of the facade → why it does not fit. */
export type TypeOutcome = Readonly<Record<string, string>>

/** Names whose types are not the same on both sides. */
export interface TypeQuestion extends Pair {
  /** What the area takes from the shell. */
  readonly taken: readonly string[]
  /** What it gives to it. */
  readonly given: readonly string[]
}

/** What is known of a pair; undefined while nobody has compared it. */
export type FindOutcome = (question: TypeQuestion) => TypeOutcome | undefined

const hashes = (lines: readonly string[] = []): ReadonlyMap<string, string> =>
  new Map(lines.map((line) => line.split(' ') as [string, string]))

/** Names that both sides know, in different forms; each line is a name with the hash of its types. */
export const differentTypes = (one: readonly string[] | undefined, other: readonly string[] | undefined): string[] => {
  const known = hashes(other)
  return [...hashes(one)].flatMap(([name, hash]) => ((known.get(name) ?? hash) === hash ? [] : name))
}

/** Names of the facade whose types differ between an area and a shell; undefined if there are none. */
const typeQuestion = (pair: Pair): TypeQuestion | undefined => {
  const { consumer: area, provider: shell } = pair
  const taken = differentTypes(area.needs.types, shell.provides.types)
  const given = differentTypes(area.provides.gives, shell.provides.takes)
  return taken.length + given.length > 0 ? { ...pair, taken, given } : undefined
}

/** The sentence about types that differ and that nobody has compared. */
export const notCompared = ({ consumer, provider }: Pair, names: readonly string[]): Label => ({
  en: `${nameOf(consumer)} and ${nameOf(provider)} differ in the types of ${listed(names)}, which nobody has compared: run mfe check.`,
  de: `${germanNameOf(consumer)} und ${germanNameOf(provider)} unterscheiden sich in den Typen von ${germanListed(names)}, die niemand verglichen hat: mfe check vergleicht sie.`,
})

/**
 * Names that an area uses in a form in which the shell does not have them, and what it gives in a form that the shell
 * does not take. What widens fits: the compiler tells it from what narrows (rule release.16).
 */
export const faultsOfTypes = (pair: Pair, outcomeOf: FindOutcome): Fault[] => {
  const question = typeQuestion(pair)
  if (!question) return []
  const { consumer: area, provider: shell } = pair
  const [own, other] = [nameOf(area), nameOf(shell)]
  const [german, germanOther] = [germanNameOf(area), germanNameOf(shell)]
  const outcome = outcomeOf(question)
  if (!outcome) return faultsOf(pair, [notCompared(pair, [...question.taken, ...question.given])])
  const [taken, given] = [question.taken, question.given].map((names) => names.filter((name) => name in outcome))
  const says = (
    names: readonly string[] = [],
    sentence: (text: string) => string,
    inGerman: (text: string) => string,
  ) => {
    const reason = outcome[names[0] ?? '']
    if (names.length === 0) return []
    return [{ en: `${sentence(listed(names))} ${reason}`, de: `${inGerman(germanListed(names))} ${reason}` }]
  }
  return faultsOf(pair, [
    ...says(
      taken,
      (text) =>
        `${own} uses ${text} in a form in which ${other} does not have it: ${audienceOf(area)} would see errors.`,
      (text) =>
        `${german} benutzt ${text} in einer Form, in der ${germanOther} es nicht hat: ${germanAudienceOf(area)} würden Fehler sehen.`,
    ),
    ...says(
      given,
      (text) => `${own} gives ${text} in a form that ${other} does not take.`,
      (text) => `${german} gibt ${text} in einer Form, die ${germanOther} nicht annimmt.`,
    ),
  ])
}
