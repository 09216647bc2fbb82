import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signaturePlaceholder } from '@lernspur/contracts/teacher/report-seal/signature-field'
import PDFDocument, { type PdfFont, type PdfImage, type PdfReference } from 'pdfkit'
import { type Attachment, type FileInfo, maker, metadataPacket, sealName } from './file-metadata'
import { StructureElement } from './structure'
import { type PageContent, writeStructure } from './structure-tree'

const readColourProfile = (): Uint8Array =>
  readFileSync(fileURLToPath(new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.resolve('pdfkit'))))
let colourProfile: Uint8Array | undefined

const plainReference = (id: number) => ({ toString: () => `${id} 0 R`, [Symbol.toStringTag]: 'Reference' })

/** A file that follows PDF/UA-1 and PDF/A-2a, with attached data PDF/A-3a: everything drawn belongs to the structure or is marked as an artifact. */
export class TaggedDocument extends PDFDocument {
  readonly root = new StructureElement({ role: 'Document' })
  readonly pages: PageContent[] = []
  readonly #info: FileInfo
  readonly #createdAt: Date
  readonly #fonts = new Map<object, PdfFont>()
  readonly #images = new Map<string, PdfImage>()
  readonly #fields: StructureElement[] = []
  #attachments = 0
  readonly #completed = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  /** Only declared, because pdfkit writes the head of the file before the fields of this class exist. */
  declare private parts: Uint8Array[] | undefined

  constructor(info: FileInfo, createdAt: Date) {
    super({
      pdfVersion: '1.7',
      lang: info.language,
      displayTitle: true,
      autoFirstPage: false,
      font: null,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Creator: maker,
        Producer: maker,
        CreationDate: createdAt,
      },
    })
    this.#info = info
    this.#createdAt = createdAt
    this._root.data.MarkInfo = { Marked: true }
  }

  get language(): FileInfo['language'] {
    return this.#info.language
  }

  /** Adds an A4 page and makes it the current one. */
  addSheet(size: readonly [number, number]): void {
    this.addPage({ size, margin: 0 })
    this.page.dictionary.data.StructParents = this.pages.length
    this.pages.push({ object: this.page.dictionary.id, owners: [] })
  }

  /** Adds an entry to the outline that leads to a page, counted from 0. */
  addChapter(title: string, page: number): void {
    this.outline.addItem(title, { pageNumber: page })
  }

  /** Attaches the data that the pages show; the file then follows PDF/A-3a. */
  attach({ name, mediaType, description, text }: Attachment): void {
    this.#attachments += 1
    this.file(new TextEncoder().encode(text), {
      name,
      type: mediaType,
      description,
      creationDate: this.#createdAt,
      modifiedDate: this.#createdAt,
      relationship: 'Data',
    })
  }

  /** Puts the seal into the catalogue; it consists of plain letters, digits, dots and dashes. */
  mark(seal: string): void {
    this._root.data[sealName] = new String(seal)
  }

  /**
   * Adds the field of a signature for other programs, which nobody sees, and leaves so many bytes for the signature
   * (rule signature.12).
   */
  addSignatureField(label: string, bytes: number): void {
    const signature = this.#writeObject(signaturePlaceholder(bytes))
    const page = this.page.dictionary
    const widget = this.ref({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: new String('Seal'),
      TU: new String(label),
      // Printed and locked, as archives require; without any extent it does not show.
      F: 132,
      Rect: [0, 0, 0, 0],
      P: page,
      V: plainReference(signature),
      StructParent: this.pages.length,
    })
    widget.end()
    page.data.Annots = [widget]
    page.data.Tabs = 'S'
    this._root.data.AcroForm = { Fields: [widget], SigFlags: 3 }
    const element = new StructureElement({ role: 'Form', alt: label }, this.root)
    element.add({ page: this.pages.length - 1, object: widget.id })
    this.#fields.push(element)
  }

  #reserveObject(): number {
    this._offsets.push(null)
    return this._offsets.length
  }

  #writeObject(body: string, id = this.#reserveObject()): number {
    this._offsets[id - 1] = this._offset
    this._write(`${id} 0 obj\n${body}\nendobj`)
    return id
  }

  /** The field of a signature is part of the catalogue, and there are no others. */
  override endAcroForm(): void {}

  /** The font of this file for a font of the layout. */
  fontOf(source: object): PdfFont {
    const known = this.#fonts.get(source)
    if (known) return known
    this.font(source)
    this.#fonts.set(source, this._font)
    return this._font
  }

  /** Embeds each picture once, however often it is shown. */
  override openImage(source: unknown): PdfImage {
    if (!(source instanceof Uint8Array)) return super.openImage(source)
    const key = new Bun.CryptoHasher('sha256').update(source).digest('hex')
    const image = this.#images.get(key) ?? super.openImage(source)
    this.#images.set(key, image)
    return image
  }

  /** Ends the file and resolves to all of it. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    super.end()
    return this.#completed.promise
  }

  /** Called by the drawing library after each piece; the file ends with `finish`. */
  override end(): void {}

  override _write(data: string | Uint8Array): void {
    const bytes = typeof data === 'string' ? Buffer.from(`${data}\n`, 'latin1') : data
    this.parts ??= []
    this.parts.push(bytes)
    this._offset += bytes.length
  }

  /** Nobody reads from pdfkit as a stream, and what is left unread would hold the whole file in memory. */
  override push(): boolean {
    return false
  }

  override _finalize(): void {
    super._finalize()
    this.#completed.resolve(new Uint8Array(Buffer.concat(this.parts ?? [])))
    this.parts = []
  }

  override endMarkings(): void {
    const reserve = () => this.#reserveObject()
    const write = (id: number, body: string) => void this.#writeObject(body, id)
    const tree = writeStructure({ reserve, write }, this.root, this.pages, this.#fields)
    // Plain references: the objects are written already.
    this._root.data.StructTreeRoot = plainReference(tree)
  }

  override endMetadata(): void {
    colourProfile ??= readColourProfile()
    const profile = this.ref({ N: 3 })
    profile.end(colourProfile)
    const intent = 'sRGB IEC61966-2.1'
    this._root.data.OutputIntents = [
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFA1',
        Info: new String(intent),
        OutputConditionIdentifier: new String(intent),
        DestOutputProfile: profile,
      },
    ]
    const metadata: PdfReference & { compress?: boolean } = this.ref({ Type: 'Metadata', Subtype: 'XML' })
    // Readable without the program that made it.
    metadata.compress = false
    metadata.end(new TextEncoder().encode(metadataPacket(this.#info, this.#createdAt, this.#attachments > 0 ? 3 : 2)))
    this._root.data.Metadata = metadata
  }
}
