import type { AreaVerb } from '@lernspur/contracts/area-route.contract'

/** What a verb applies to: a class, a child, a report, a competence. */
export interface VerbContext {
  /** Unique among contexts. */
  readonly id: string
  /** Parameters of addresses. */
  readonly parameters: Readonly<Record<string, string>>
  /** The names that this context adds: a verb that needs none of them is about something else. */
  readonly own: readonly string[]
  /** Names that texts of verbs may name. */
  readonly names: Readonly<Record<string, string>>
  /** Where it is; the second line of a result. */
  readonly detail?: string | undefined
}

const parametersOf = ({ pattern, search = '' }: Pick<AreaVerb, 'pattern' | 'search'>): readonly string[] =>
  (`${pattern}?${search}`.match(/:\w+/g) ?? []).map((name) => name.slice(1))

/** Where a verb leads in a context; null if it needs more than the context has, or nothing that the context adds. */
export const verbPath = (verb: Pick<AreaVerb, 'pattern' | 'search'>, context: VerbContext): string | null => {
  const needed = parametersOf(verb)
  if (!context.own.every((name) => needed.includes(name))) return null
  if (!needed.every((name) => name in context.parameters)) return null
  const address = verb.search ? `${verb.pattern}?${verb.search}` : verb.pattern
  return address.replace(/:(\w+)/g, (_, name: string) => context.parameters[name] ?? '')
}

/** What a verb is about decides where it is listed. */
export const subjectOf = (verb: Pick<AreaVerb, 'pattern' | 'search'>): 'reports' | 'competences' | 'actions' => {
  const needed = parametersOf(verb)
  if (needed.includes('reportId')) return 'reports'
  return needed.includes('competenceId') ? 'competences' : 'actions'
}

/** `Bericht von {{student}}` → `Bericht von Amira Haddad` */
export const verbText = (text: string, { names }: VerbContext): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => names[name] ?? '')
