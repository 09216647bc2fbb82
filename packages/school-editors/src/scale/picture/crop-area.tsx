import { useTranslation } from '@lernspur/app-kit'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { type Crop, fitted, shifted, zoomMax } from './crop'
import { drawCrop } from './draw-crop'

interface CropAreaProps {
  bitmap: ImageBitmap
  crop: Crop
  onCropChange: (crop: Crop) => void
  /** Leaves out how the cut looks in the sizes of a level. */
  isLarge?: boolean
}

/** How far an arrow key moves the cut, as a share of its edge. */
const step = 0.05
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

function Cut({ bitmap, crop, side }: { bitmap: ImageBitmap; crop: Crop; side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop)
  }, [bitmap, crop])
  // Twice as many pixels as shown, for sharp displays.
  return <canvas ref={canvas} width={side * 2} height={side * 2} style={{ width: side, height: side }} />
}

/** Chooses a square of a picture: dragged or moved by arrow keys, and zoomed; shown in the sizes of the screens beside. */
export function CropArea({ bitmap, crop, onCropChange, isLarge = false }: CropAreaProps) {
  const { t } = useTranslation('school-editors.scale')
  const side = 240
  const move = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons > 0) onCropChange(shifted(bitmap, crop, -movementX / side, -movementY / side))
  }
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    onCropChange(shifted(bitmap, crop, ...direction))
  }
  return (
    <div className="flex flex-wrap items-start gap-6">
      <div className="grid gap-3">
        <button
          type="button"
          aria-label={t(($) => $.crop.move)}
          onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
          onPointerMove={move}
          onKeyDown={press}
          data-theme="light"
          className="w-fit cursor-move touch-none overflow-hidden rounded-md border border-border bg-card"
        >
          <Cut bitmap={bitmap} crop={crop} side={side} />
        </button>
        <label className="grid gap-1 text-sm font-medium">
          {t(($) => $.crop.zoom)}
          <input
            type="range"
            min={1}
            max={zoomMax}
            step={0.05}
            value={crop.zoom}
            onChange={(event) => onCropChange(fitted(bitmap, { ...crop, zoom: event.target.valueAsNumber }))}
            className="h-11 w-60 accent-primary"
          />
        </label>
      </div>
      {!isLarge && (
        <div aria-hidden className="grid gap-3 text-sm text-muted-foreground">
          {t(($) => $.crop.small)}
          <span data-theme="light" className="flex w-fit items-end gap-3 rounded-md border border-border bg-card p-3">
            {[64, 32, 20].map((size) => (
              <Cut key={size} bitmap={bitmap} crop={crop} side={size} />
            ))}
          </span>
        </div>
      )}
    </div>
  )
}
