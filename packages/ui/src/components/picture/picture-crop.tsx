import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { cn } from '../../cn'
import { AreaCanvas } from './area-canvas'
import { type LargestArea, movedBy, type PictureArea, sidesOf, withSide } from './picture-area'

interface PictureCropProps {
  bitmap: ImageBitmap
  area: PictureArea
  onAreaChange: (area: PictureArea) => void
  texts: {
    /** Name of the frame: "Ausschnitt". */
    readonly frame: string
    /** How it is moved: by pointer and by arrow keys. */
    readonly hint: string
    readonly zoom: string
  }
  /** The most that it can show; by default a square without empty borders. */
  largest?: LargestArea | undefined
  /** The picture is shown in a circle later. */
  isRound?: boolean | undefined
}

/** Edge length of the frame in CSS pixels. */
const edge = 240
/** A key moves by this share of the frame. */
const step = 0.05

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Chooses a square part of a picture: by dragging, by arrow keys, and by a slider that enlarges. */
export function PictureCrop(props: PictureCropProps) {
  const { bitmap, area, onAreaChange, texts, largest = 'inside', isRound = false } = props
  const hintId = useId()
  const { least, most } = sidesOf(bitmap, largest)
  const move = (right: number, down: number) => onAreaChange(movedBy(area, bitmap, right * area.side, down * area.side))

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 1) move(-event.movementX / edge, -event.movementY / edge)
  }
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    move(...direction)
  }
  return (
    <div className="grid justify-items-center gap-4">
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML chooses a part of a picture. */}
      <div
        role="group"
        aria-label={texts.frame}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture.
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        // Transparent pictures are shown on white.
        data-theme="light"
        className={cn(
          'cursor-move touch-none overflow-hidden border border-border bg-card',
          isRound ? 'rounded-full' : 'rounded-lg',
        )}
      >
        <AreaCanvas bitmap={bitmap} area={area} edge={edge} />
      </div>
      <p id={hintId} className="text-center text-sm text-muted-foreground">
        {texts.hint}
      </p>
      <label className="grid w-full max-w-60 gap-1 text-sm font-medium">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={most / least}
          step={0.05}
          value={most / area.side}
          onChange={({ target }) => onAreaChange(withSide(area, bitmap, most / target.valueAsNumber, largest))}
          className="h-11 w-full accent-primary"
        />
      </label>
    </div>
  )
}
