import encodeQr from 'qr'
import { useMemo } from 'react'

/** One path for all dark modules: a square for each, row by row. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')

/** A QR code as SVG, dark on light in both themes, because many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => encodeQr(text, 'raw', { border: 3 }), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md border bg-[white]"
    >
      <path d={pathOf(rows)} fill="black" />
    </svg>
  )
}
