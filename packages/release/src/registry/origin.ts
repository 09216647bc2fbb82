/** What a release was built from. */
export interface Origin {
  /** The commit of the checkout; undefined where there is no history. */
  readonly commit?: string | undefined
  /** Whether the checkout held something that is not in that commit. */
  readonly isDirty?: boolean | undefined
  /** Where more is written about it, such as a request for a change. */
  readonly link?: string | undefined
}

type Details = Readonly<Record<string, string | number>>

/** What the registry writes down of an origin with the act of the release. */
export const detailsOf = ({ commit, isDirty, link }: Origin): Details => ({
  ...(commit !== undefined && { commit }),
  ...(isDirty && { tree: 'dirty' }),
  ...(link !== undefined && { link }),
})

/** The origin in the details of an act. */
export const originIn = ({ commit, tree, link }: Details): Origin => ({
  ...(commit !== undefined && { commit: String(commit) }),
  ...(tree !== undefined && { isDirty: tree === 'dirty' }),
  ...(link !== undefined && { link: String(link) }),
})

/** `from 1a2b3c4d, with changes that are not committed, https://…` */
export const originText = ({ commit, isDirty, link }: Origin): string =>
  [
    ...(commit === undefined ? [] : [`from ${commit.slice(0, 8)}`]),
    ...(isDirty ? ['with changes that are NOT COMMITTED'] : []),
    ...(link === undefined ? [] : [link]),
  ].join(', ')
