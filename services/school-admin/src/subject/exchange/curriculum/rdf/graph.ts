import type { Statement } from './statement'

type Value = Statement['object']

/** Preferred languages of a text; German first, like the product. */
const languages = ['de', '', 'en']

const rank = ({ language = '' }: Value): number => {
  const index = languages.indexOf(language.toLowerCase().split('-')[0] ?? '')
  return index < 0 ? languages.length : index
}

/** The statements of a file by what they are about. */
export class Graph {
  readonly #values = new Map<string, Map<string, Value[]>>()

  constructor(statements: readonly Statement[]) {
    for (const { subject, predicate, object } of statements) {
      const about = this.#values.get(subject.value) ?? new Map<string, Value[]>()
      const values = about.get(predicate.value) ?? []
      values.push(object)
      about.set(predicate.value, values)
      this.#values.set(subject.value, about)
    }
  }

  /** Ids of everything that the file says something about, in its order. */
  ids(): string[] {
    return [...this.#values.keys()]
  }

  /** Values of the given predicates, one after the other. */
  values(id: string, predicates: readonly string[]): string[] {
    return this.#all(id, predicates).map(({ value }) => value)
  }

  /** The first text of the given predicates, in the best language; null without one. */
  text(id: string, predicates: readonly string[]): string | null {
    for (const predicate of predicates) {
      const texts = this.#all(id, [predicate]).filter(({ termType }) => termType === 'Literal')
      const best = texts.toSorted((one, other) => rank(one) - rank(other))[0]?.value.trim()
      if (best) return best
    }
    return null
  }

  #all(id: string, predicates: readonly string[]): Value[] {
    return predicates.flatMap((predicate) => this.#values.get(id)?.get(predicate) ?? [])
  }
}
