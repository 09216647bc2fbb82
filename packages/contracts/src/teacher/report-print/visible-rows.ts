import type { ReportForm } from '../../tenant.contract'

/** What decides which competences a report shows (rule print.6). */
interface Layout {
  readonly form?: ReportForm | undefined
  /** Whether competences without a level are listed; they are by default. */
  readonly showsUnobserved?: boolean | undefined
}

interface Row {
  /** Null for what was not observed. */
  readonly level: number | null
  /** What the child says of itself. */
  readonly childSentence?: string | null | undefined
}

interface Domain<Visible extends Row> {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly Visible[]
}

/**
 * Headings of the form for the child: the first two speak as the child and stand above its sentences, the others say the
 * same of competences without one, whatever their words are (rule print.14).
 */
interface ChildHeadings {
  readonly canAlready: string
  readonly practising: string
  readonly goesWell: string
  readonly isPractised: string
}

/** Stands above the column of what was not observed, beside those of the levels, which have their numbers. */
export const openSign = '–'

/** Domains with the competences that are listed in a layout. */
export const listedDomains = <Visible extends Row, Listed extends Domain<Visible>>(
  { showsUnobserved = true }: Layout,
  domains: readonly Listed[],
): readonly Listed[] =>
  showsUnobserved
    ? domains
    : domains.map((domain) => ({ ...domain, competences: domain.competences.filter(({ level }) => level !== null) }))

const hasSentence = ({ childSentence }: Row): boolean => Boolean(childSentence)

/** The text of a competence in the form for the child. */
export const textForChild = ({
  description,
  childSentence,
}: {
  readonly description: string
  readonly childSentence?: string | null | undefined
}): string => childSentence || description

/** Whether the form for the child shows any sentence of the child's own; without one its title speaks of it. */
export const speaksAsChild = (subjects: readonly { readonly domains: readonly Domain<Row>[] }[]): boolean =>
  subjects.some(({ domains }) =>
    domains.some(({ competences }) => competences.some((row) => row.level !== null && hasSentence(row))),
  )

/** What the child can do already (the upper half of `levels`), then what it practises, each with its own sentences first. */
const domainsForChild = <Visible extends Row>(
  rows: readonly Visible[],
  levels: number,
  { canAlready, practising, goesWell, isPractised }: ChildHeadings,
): readonly Domain<Visible>[] => {
  const observed = rows.filter(({ level }) => level !== null)
  const [upper, lower] = [true, false].map((isUpper) =>
    observed.filter(({ level }) => (level ?? 0) * 2 > levels === isUpper),
  ) as [Visible[], Visible[]]
  const parts = [
    { name: canAlready, competences: upper.filter(hasSentence) },
    { name: goesWell, competences: upper.filter((row) => !hasSentence(row)) },
    { name: practising, competences: lower.filter(hasSentence) },
    { name: isPractised, competences: lower.filter((row) => !hasSentence(row)) },
  ]
  return parts.map((part) => ({ ...part, symbol: null }))
}

/** The domains of a subject as they are shown, without empty ones; in the form for the child by what it can do. */
export const visibleDomains = <Visible extends Row>(
  layout: Layout,
  domains: readonly Domain<Visible>[],
  levels: number,
  headings: ChildHeadings,
): readonly Domain<Visible>[] => {
  const visible =
    layout.form === 'child'
      ? domainsForChild(
          domains.flatMap(({ competences }) => competences),
          levels,
          headings,
        )
      : listedDomains(layout, domains)
  return visible.filter(({ competences }) => competences.length > 0)
}

/**
 * Whether a report shows competences that were not observed, which it then explains; never in the form for the child.
 */
export const showsOpen = (
  { form, showsUnobserved = true }: Layout,
  subjects: readonly { readonly domains: readonly Domain<Row>[] }[],
): boolean =>
  form !== 'child' &&
  showsUnobserved &&
  subjects.some(({ domains }) => domains.some(({ competences }) => competences.some(({ level }) => level === null)))
