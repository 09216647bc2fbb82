import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// The installed file, never one from a content delivery network.
const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } })

const dotsPerPoint = (resolution: number): number => resolution / 72

/** A page as a scanner would see it, in shades of grey. */
const scanned = async (page: PDFiumPage, resolution: number) => {
  const { width, height, data } = await page.render({ colorSpace: 'Gray', scale: dotsPerPoint(resolution) })
  const dots = new Uint8ClampedArray(width * height * 4)
  const colours = new Uint32Array(dots.buffer)
  for (let index = 0; index < data.length; index += 1) colours[index] = 0xff000000 | ((data[index] ?? 0) * 0x010101)
  return { width, height, data: dots, colorSpace: 'srgb' as const }
}

/**
 * The contents of the QR codes on each page of a PDF: PDFium renders the page at a resolution in dots per inch, ZXing
 * reads it. The product itself uses neither.
 */
export const readCodes = async (pdf: Uint8Array, resolution = 150): Promise<string[][]> => {
  const library = await PDFiumLibrary.init()
  const file = await library.loadDocument(pdf)
  try {
    const pages: string[][] = []
    for (const page of file.pages()) {
      const found = await readBarcodes(await scanned(page, resolution), { formats: ['QRCode'] })
      pages.push(found.map(({ text }) => text))
    }
    return pages
  } finally {
    file.destroy()
    library.destroy()
  }
}
