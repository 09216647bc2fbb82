import { Path, Svg } from '@react-pdf/renderer'
import encodeQr from 'qr'
import { tagged } from '../tagged/laid-out'
import { paper } from './colour'

/** Adjacent dark squares as one box, so that no hairlines show between them. */
const boxesOf = (row: readonly boolean[], y: number): string => {
  let boxes = ''
  for (let start = 0; start < row.length; start += 1) {
    if (!row[start]) continue
    let end = start
    while (row[end]) end += 1
    boxes += `M${start} ${y}h${end - start}v1h${start - end}z`
    start = end
  }
  return boxes
}

/** A text as a QR code, drawn as shapes. `size` is in points; a margin of four squares around it must be white. */
export const QrMark = ({ text, size, alt }: { text: string; size: number; alt: string }) => {
  // The library draws a margin of at least one square.
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 1 })
  return (
    <Svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      style={{ width: size, height: size }}
      {...tagged('Figure', { alt })}
    >
      <Path d={rows.map(boxesOf).join('')} fill={paper.ink} />
    </Svg>
  )
}
