import type { Tag } from './structure'

/** A laid-out node; positions are in points, relative to the parent. */
export interface LaidOutNode {
  readonly type: string
  readonly style: Readonly<Record<string, unknown>>
  readonly props: {
    readonly tag?: Tag
    readonly decorative?: boolean
    readonly turned?: boolean
    readonly joinLastLine?: boolean
  }
  readonly box: NodeBox
  readonly children?: readonly LaidOutNode[]
  /** For a text: its lines, and by how much centred text was laid out too wide. */
  readonly lines?: readonly TextLine[]
  readonly alignOffset?: number
}

export interface NodeBox {
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
  readonly paddingTop?: number
  readonly paddingLeft?: number
  readonly borderTopWidth?: number
  readonly borderLeftWidth?: number
  readonly borderBottomWidth?: number
  readonly borderRightWidth?: number
}

export interface TextLine {
  readonly string: string
  readonly box: { readonly x: number; readonly y: number; readonly height: number }
  readonly ascent?: number
  readonly runs: readonly TextRun[]
}

/** Characters of one font. */
export interface TextRun {
  readonly attributes: { readonly font?: readonly Typeface[]; readonly fontSize: number; readonly color?: string }
  readonly glyphs?: readonly Glyph[]
  readonly positions?: readonly GlyphPosition[]
  readonly xAdvance?: number
}

export interface Typeface {
  readonly unitsPerEm: number
}

export interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

export interface GlyphPosition {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
}

/** Prop of a view of two texts: the second one stands on the last line of the first where that has room for it. */
export const joinLastLine: { joinLastLine?: boolean } = { joinLastLine: true }

/** Props that name the structure element that a node's content belongs to. */
export const tagged = (role: Tag['role'], more: Omit<Tag, 'role'> = {}): { tag: Tag } => ({ tag: { role, ...more } })
