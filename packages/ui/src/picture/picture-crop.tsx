import { type KeyboardEvent, type PointerEvent, useId } from 'react'
import { cn } from '../cn'
import { movedBy, type PictureArea, type PictureSize, withSide } from './picture-area'

interface PictureCropProps {
  /** URL of the picture. */
  src: string
  size: PictureSize
  area: PictureArea
  onAreaChange: (area: PictureArea) => void
  texts: {
    /** Name of the frame: "Ausschnitt". */
    readonly frame: string
    /** How it is moved: by pointer and by arrow keys. */
    readonly hint: string
    readonly zoom: string
  }
  /** The picture is shown in a circle later. */
  isRound?: boolean | undefined
}

/** Edge of the frame in pixels of the screen. */
const edge = 240
const zoomMost = 4
/** A key moves by this share of the frame. */
const step = 0.05

/** Chooses a square part of a picture: by dragging, by arrow keys, and by a slider that enlarges. */
export function PictureCrop({ src, size, area, onAreaChange, texts, isRound = false }: PictureCropProps) {
  const hintId = useId()
  const zoomId = useId()
  const whole = Math.min(size.width, size.height)
  const scale = edge / area.side

  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return
    onAreaChange(movedBy(area, size, -event.movementX / scale, -event.movementY / scale))
  }
  const press = (event: KeyboardEvent) => {
    const far = area.side * step
    const moves: Record<string, readonly [number, number]> = {
      ArrowLeft: [-far, 0],
      ArrowRight: [far, 0],
      ArrowUp: [0, -far],
      ArrowDown: [0, far],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onAreaChange(movedBy(area, size, ...move))
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
        style={{ width: edge, height: edge }}
        className={cn(
          'relative cursor-move touch-none overflow-hidden border bg-muted',
          isRound ? 'rounded-full' : 'rounded-lg',
        )}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className="pointer-events-none absolute top-0 left-0 max-w-none origin-top-left select-none"
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: `translate(${-area.left * scale}px, ${-area.top * scale}px)`,
          }}
        />
      </div>
      <p id={hintId} className="text-center text-sm text-muted-foreground">
        {texts.hint}
      </p>
      <label htmlFor={zoomId} className="grid w-full max-w-60 gap-1 text-sm font-medium">
        {texts.zoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={zoomMost}
          step={0.05}
          value={whole / area.side}
          onChange={(event) => onAreaChange(withSide(area, size, whole / Number(event.target.value)))}
          className="h-11 w-full accent-primary"
        />
      </label>
    </div>
  )
}
