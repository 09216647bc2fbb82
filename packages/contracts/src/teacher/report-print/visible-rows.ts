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
}

interface Domain<Visible extends Row> {
  readonly name: string
  readonly symbol: string | null
  readonly competences: readonly Visible[]
}

/** Headings of the two parts of the form for the child. */
interface ChildHeadings {
  readonly canAlready: string
  readonly practising: string
}

/** Maximum columns of levels with words above them; more are headed by numbers, which the legend explains. */
export const mostNamedLevels = 5

/** Domains with the competences that are listed in a layout. */
export const listedDomains = <Visible extends Row, Listed extends Domain<Visible>>(
  { showsUnobserved = true }: Layout,
  domains: readonly Listed[],
): readonly Listed[] =>
  showsUnobserved
    ? domains
    : domains.map((domain) => ({ ...domain, competences: domain.competences.filter(({ level }) => level !== null) }))

/**
 * The domains of a subject as they are shown, without empty ones: in the form for the child first what it can do
 * already (the upper half of `levels`), then what it practises.
 */
export const visibleDomains = <Visible extends Row>(
  layout: Layout,
  domains: readonly Domain<Visible>[],
  levels: number,
  { canAlready, practising }: ChildHeadings,
): readonly Domain<Visible>[] => {
  const isUpper = ({ level }: Row) => level !== null && level * 2 > levels
  const rows = domains.flatMap(({ competences }) => competences)
  const visible =
    layout.form === 'child'
      ? [
          { name: canAlready, symbol: null, competences: rows.filter(isUpper) },
          {
            name: practising,
            symbol: null,
            competences: rows.filter((row) => row.level !== null && !isUpper(row)),
          },
        ]
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
