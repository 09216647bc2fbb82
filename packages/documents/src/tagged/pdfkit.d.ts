/**
 * The part of pdfkit that is used, because it ships no types: public drawing calls, and the few internals that a tagged
 * file needs.
 */
declare module 'pdfkit' {
  import { Readable } from 'node:stream'

  export interface PdfReference {
    readonly id: number
    data: Record<string, unknown>
    write(chunk: string | Uint8Array): void
    end(chunk?: string | Uint8Array): void
  }

  export interface PdfFont {
    readonly id: string
    readonly scale: number
    readonly subset: { includeGlyph(id: number): number }
    readonly widths: (number | null | undefined)[]
    readonly unicode: (readonly number[] | undefined)[]
    ref(): PdfReference
  }

  export interface PdfPage {
    readonly width: number
    readonly height: number
    readonly fonts: Record<string, PdfReference>
    readonly xobjects: Record<string, PdfReference>
    readonly ext_gstates: Record<string, PdfReference>
    readonly dictionary: PdfReference
    markings: unknown[]
    write(chunk: string): void
  }

  export interface PdfImage {
    obj?: unknown
  }

  export default class PDFDocument extends Readable {
    constructor(options: Record<string, unknown>)
    page: PdfPage
    readonly info: Record<string, unknown>
    readonly outline: { addItem(title: string, options: { pageNumber: number }): unknown }
    readonly _root: PdfReference
    _font: PdfFont
    _offset: number
    readonly _offsets: (number | null)[]
    x: number
    y: number
    addPage(options?: { size: readonly [number, number]; margin: number }): this
    font(source: object | string, size?: number): this
    registerFont(name: string, path: string): this
    fontSize(size: number): this
    text(text: string, options?: { width?: number }): this
    text(text: string, x: number, y: number, options?: { width?: number }): this
    heightOfString(text: string, options: { width: number }): number
    moveDown(lines?: number): this
    rect(x: number, y: number, width: number, height: number): this
    circle(x: number, y: number, radius: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(width: number): this
    fill(colour: string): this
    fillColor(colour: string): this
    stroke(colour: string): this
    ref(data?: Record<string, unknown>): PdfReference
    openImage(source: unknown): PdfImage
    file(source: Uint8Array, options: Record<string, unknown>): PdfReference
    end(): void
    endMarkings(): void
    endMetadata(): void
    endAcroForm(): void
    _finalize(): void
    _write(data: string | Uint8Array, ...rest: never[]): void
  }
}
