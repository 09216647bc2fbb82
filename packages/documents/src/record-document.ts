import type { Language } from '@lernspur/contracts/wire/error-catalogue'

/** Names and values, one below the other. */
export interface RecordFacts {
  kind: 'facts'
  heading: string
  facts: readonly { label: string; value: string }[]
}

/** A table whose head is repeated on each page. */
export interface RecordTable {
  kind: 'table'
  heading: string
  /** `share` is the width relative to the other columns. */
  columns: readonly { title: string; share: number }[]
  /** As many cells as columns; line breaks start a paragraph. */
  rows: readonly (readonly string[])[]
  /** Printed instead of a table without rows. */
  empty: string
}

/** Paragraphs. */
export interface RecordText {
  kind: 'text'
  heading: string
  text: string
}

export type RecordBlock = RecordFacts | RecordTable | RecordText

/** A document of facts, tables and texts, such as the export of a student or the receipt of an erasure. */
export interface RecordDocumentProps {
  language: Language
  school: { name: string; slogan: string | null }
  title: string
  /** Whom or what it is about; also in the footer of each page. */
  about: string
  blocks: readonly RecordBlock[]
  /** Day of printing, `YYYY-MM-DD`. */
  printedOn: string
}
