import type { MatrixCellView } from './matrix-props'

/**
 * A row is laid out and painted by itself: a change in a cell costs the browser one row and not the whole grid. That is
 * why rows are no boxes of a table, which are all laid out together.
 */
export const rowStyle =
  'matrix-line group/row block h-8 contain-layout contain-size contain-style border-b bg-card last:border-b-0 hover:bg-[color-mix(in_oklab,var(--muted)_60%,var(--card))] pointer-coarse:h-11'

export const rowHeadStyle =
  'sticky left-0 z-10 float-left block h-full w-(--head) truncate border-r bg-card px-3 text-foreground [-webkit-text-fill-color:currentcolor] text-left leading-8 font-normal -outline-offset-2 group-hover/row:bg-muted pointer-coarse:flex pointer-coarse:items-center pointer-coarse:leading-4'

/**
 * The cells of a row are laid out without its head: where one that sticks is laid out, all in the grid are placed anew.
 * They float, because what stands in a flexible box is always laid out with it.
 */
export const rowCellsStyle = 'matrix-cells float-left flex h-full w-[calc(100%-var(--head))] contain-strict'

const stateStyle: Readonly<Record<NonNullable<MatrixCellView['state']>, string>> = {
  pending: ' matrix-pending',
  preview: ' matrix-preview',
  asking: ' matrix-asking',
  refused: ' matrix-refused',
}

/** Pictures by class, which cells share, instead of by a style of each. */
const pictureStyle = new Map(
  [
    'bg-(image:--picture-0)',
    'bg-(image:--picture-1)',
    'bg-(image:--picture-2)',
    'bg-(image:--picture-3)',
    'bg-(image:--picture-4)',
    'bg-(image:--picture-5)',
    'bg-(image:--picture-6)',
    'bg-(image:--picture-7)',
    'bg-(image:--picture-8)',
    'bg-(image:--picture-9)',
    'bg-(image:--picture-10)',
    'bg-(image:--picture-11)',
  ].map((name, index) => [`var(--picture-${index})`, ` ${name}`]),
)

/** Whether the picture has to be a style of the cell itself, such as that of a thirteenth level. */
export const isOwnPicture = (picture: string | undefined): picture is string =>
  picture !== undefined && !pictureStyle.has(picture)

/** Classes of a cell: only those that it needs, because the browser looks for the rules of each of them in each cell. */
export const cellClass = ({ picture, sign, corner, state }: MatrixCellView): string =>
  [
    'matrix-cell',
    pictureStyle.get(picture ?? ''),
    sign && ' matrix-sign',
    corner && ' matrix-corner',
    state && stateStyle[state],
  ]
    .filter(Boolean)
    .join('')
