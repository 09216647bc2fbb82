import { useEffect, useRef } from 'react'
import { drawArea } from './draw-area'
import type { PictureArea } from './picture-area'

interface AreaCanvasProps {
  bitmap: ImageBitmap
  area: PictureArea
  /** Edge length in CSS pixels. */
  edge: number
}

/** An area of a picture as it will look. */
export function AreaCanvas({ bitmap, area, edge }: AreaCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawArea(canvas.current, bitmap, area)
  }, [bitmap, area])
  // Twice as many pixels as shown, for sharp displays.
  return <canvas ref={canvas} width={edge * 2} height={edge * 2} style={{ width: edge, height: edge }} />
}
