import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'

/** Text for comparison: without spaces and hyphens, because lines break where they must. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad-]/g, '')

const open = (bytes: Uint8Array) => getDocumentProxy(bytes.slice())

/** Lines of each page, top to bottom as written. */
export const linesOf = async (bytes: Uint8Array): Promise<string[][]> => {
  const file = await open(bytes)
  const pages: string[][] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent()
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
    pages.push(text.split('\n').filter((line) => line.trim() !== ''))
  }
  return pages
}

/** Text of each page, lines joined by spaces. */
export const pagesOf = async (bytes: Uint8Array): Promise<string[]> =>
  (await linesOf(bytes)).map((lines) => lines.join(' '))

/** Title, author, language and outline. */
export const aboutFile = async (bytes: Uint8Array) => {
  const file = await open(bytes)
  const { info } = await file.getMetadata()
  const outline = await file.getOutline()
  const text = (key: string): string => String((info as Record<string, unknown>)[key] ?? '')
  return {
    title: text('Title'),
    author: text('Author'),
    language: text('Language'),
    chapters: (outline ?? []).map((entry) => entry.title),
  }
}

/** Fonts of a file: the name of each, whether its program is inside, and its size in bytes. */
export const fontsOf = async (bytes: Uint8Array): Promise<{ name: string; programBytes: number }[]> => {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false })
  const dictionaries = context.enumerateIndirectObjects().flatMap(([, item]) => (item instanceof PDFDict ? [item] : []))
  const typed = (type: string) => dictionaries.filter((item) => item.get(PDFName.of('Type')) === PDFName.of(type))
  const descriptors = typed('FontDescriptor').map((item) => {
    const program = item.lookup(PDFName.of('FontFile2'))
    return {
      name: String(item.get(PDFName.of('FontName'))),
      programBytes: program instanceof PDFRawStream ? program.contents.length : 0,
    }
  })
  const plain = typed('Font').filter((item) => item.get(PDFName.of('Subtype')) === PDFName.of('Type1'))
  return [...descriptors, ...plain.map((item) => ({ name: String(item.get(PDFName.of('BaseFont'))), programBytes: 0 }))]
}

/** Code points that were drawn as glyph 0, the empty box. */
export const emptyBoxesOf = async (bytes: Uint8Array): Promise<string[]> => {
  const file = await open(bytes)
  const boxes: string[] = []
  for (let number = 1; number <= file.numPages; number += 1) {
    const { argsArray } = await (await file.getPage(number)).getOperatorList()
    const glyphs: unknown[] = argsArray.flat(2)
    for (const glyph of glyphs) {
      if (typeof glyph !== 'object' || glyph === null || !('originalCharCode' in glyph)) continue
      if (glyph.originalCharCode === 0) boxes.push('unicode' in glyph ? String(glyph.unicode) : '?')
    }
  }
  return boxes
}
