import type { PatternOf } from './clean-address'
import { cleanAddress } from './clean-address'
import { cleanBreadcrumb } from './clean-breadcrumb'
import { cleanAttributes, cleanNode, eachPart, isPart, mask, type Part } from './clean-node'

/** Types of recorded events, by the recorder's numbers. */
const kind = { snapshot: 2, change: 3, page: 4, custom: 5 } as const

const mutation = 0
const input = 5
/** Movements, clicks, scrolling, resizing, touches, media, style sheets: numbers and the product's own styles. */
const harmless = new Set([1, 2, 3, 4, 6, 7, 8, 12, 13, 15])

const cleanChange = (data: Part): Part | null => {
  if (data.source === input) return { ...data, text: mask(data.text) }
  if (data.source !== mutation) return harmless.has(Number(data.source)) ? data : null
  return {
    ...data,
    texts: eachPart(data.texts, (text) => ({ ...text, value: mask(text.value) })),
    attributes: eachPart(data.attributes, (one) => ({ ...one, attributes: cleanAttributes(one.attributes) })),
    adds: eachPart(data.adds, (added) => (isPart(added.node) ? { ...added, node: cleanNode(added.node) } : {})),
  }
}

const numbersOf = (data: unknown): Part =>
  Object.fromEntries(
    Object.entries(isPart(data) ? data : {}).filter(
      ([, value]) => typeof value === 'number' || typeof value === 'boolean',
    ),
  )

/** What the SDK adds to a recording: breadcrumbs and timings. */
const cleanCustom = ({ tag, payload }: Part, patternOf: PatternOf): Part | null => {
  if (!isPart(payload)) return null
  if (tag === 'options') return { tag, payload: numbersOf(payload) }
  if (tag === 'breadcrumb') {
    const step = cleanBreadcrumb(payload, patternOf)
    return step && { tag, payload: step }
  }
  if (tag !== 'performanceSpan') return null
  const { op, description, startTimestamp, endTimestamp, data } = payload
  const address = typeof description === 'string' ? cleanAddress(description, patternOf) : ''
  return { tag, payload: { op, description: address, startTimestamp, endTimestamp, data: numbersOf(data) } }
}

const cleanData = (type: unknown, data: Part, patternOf: PatternOf): Part | null => {
  if (type === kind.snapshot) return isPart(data.node) ? { ...data, node: cleanNode(data.node) } : null
  if (type === kind.change) return cleanChange(data)
  if (type === kind.page) return { ...data, href: cleanAddress(String(data.href), patternOf) }
  if (type === kind.custom) return cleanCustom(data, patternOf)
  return null
}

/**
 * A segment of a recording as it may leave the browser: a header line with its number, and a list of events. An
 * unreadable segment is dropped.
 */
export const cleanRecording = (piece: string, patternOf: PatternOf): string => {
  const end = piece.indexOf('\n')
  const cleaned = eachPart(JSON.parse(piece.slice(end)), ({ type, data, timestamp }) => {
    const clean = isPart(data) ? cleanData(type, data, patternOf) : null
    return clean && { type, data: clean, timestamp }
  })
  return `${piece.slice(0, end)}\n${JSON.stringify(cleaned.filter((event) => event !== null))}`
}
