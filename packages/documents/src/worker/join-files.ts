import { PDFDocument, PDFHexString, PDFName, PDFNull, type PDFPage, type PDFRef } from '@cantoo/pdf-lib'
import { type FileInfo, maker } from '../tagged/file-metadata'

/** A file to join, and what the outline calls it. */
export interface FilePart {
  name: string
  bytes: Uint8Array
}

interface Chapter {
  name: string
  page: PDFPage
}

/** Outline with one entry per part, each leading to the top of its first page. */
const addOutline = (file: PDFDocument, chapters: readonly Chapter[]): void => {
  const { context } = file
  const outline = context.nextRef()
  const entries = chapters.map((chapter) => ({ ...chapter, ref: context.nextRef() }))
  const beside = (key: string, ref: PDFRef | undefined) => (ref ? { [key]: ref } : {})
  for (const [place, { name, page, ref }] of entries.entries()) {
    const entry = {
      Title: PDFHexString.fromText(name),
      Parent: outline,
      Dest: [page.ref, PDFName.of('XYZ'), PDFNull, PDFNull, PDFNull],
      ...beside('Prev', entries[place - 1]?.ref),
      ...beside('Next', entries[place + 1]?.ref),
    }
    context.assign(ref, context.obj(entry))
  }
  const ends = { ...beside('First', entries[0]?.ref), ...beside('Last', entries.at(-1)?.ref) }
  context.assign(outline, context.obj({ Type: 'Outlines', Count: entries.length, ...ends }))
  file.catalog.set(PDFName.of('Outlines'), outline)
  file.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'))
}

/** Joins files to one with an outline. Pages keep their content, so each part keeps its own page numbers. */
export const joinFiles = async (parts: readonly FilePart[], info: FileInfo): Promise<Uint8Array<ArrayBuffer>> => {
  const file = await PDFDocument.create()
  const chapters: Chapter[] = []
  for (const { name, bytes } of parts) {
    const part = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = await file.copyPages(part, part.getPageIndices())
    const [first] = pages
    for (const page of pages) file.addPage(page)
    if (first) chapters.push({ name, page: first })
  }
  addOutline(file, chapters)
  file.setTitle(info.title, { showInWindowTitleBar: true })
  file.setAuthor(info.author)
  file.setSubject(info.subject)
  file.setLanguage(info.language)
  file.setCreator(maker)
  file.setProducer(maker)
  return new Uint8Array(await file.save())
}
