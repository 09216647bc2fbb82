import type { MatrixCellView } from './matrix-props'

const stateStyle: Readonly<Record<NonNullable<MatrixCellView['state']>, string>> = {
  pending: ' matrix-pending',
  preview: ' matrix-preview',
  asking: ' matrix-asking',
  refused: ' matrix-refused',
}

/** Pictures as classes, which cells share, instead of a style for each cell. */
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

/** Whether the picture needs a style on the cell itself, such as that of a thirteenth level. */
export const isOwnPicture = (picture: string | undefined): picture is string =>
  picture !== undefined && !pictureStyle.has(picture)

/** Classes of a cell; as few as possible, because the browser looks up the rules of each class for each cell. */
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
