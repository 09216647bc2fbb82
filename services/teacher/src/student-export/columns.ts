/** Columns of a table of the document, by their titles and widths. */
export const columnsOf = (titles: readonly string[], shares: readonly number[]) =>
  titles.map((title, index) => ({ title, share: shares[index] ?? 1 }))
