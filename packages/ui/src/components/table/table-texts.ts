/** Texts of every table, in the user's language. */
export interface TableTexts {
  /** "51–100 von 240" */
  range(first: number, last: number, all: number): string
  readonly previous: string
  readonly next: string
  /** Name of the button that opens the choice of columns. */
  readonly columns: string
  /** Name of the button that downloads the rows. */
  readonly download: string
  /** Name of the checkbox that chooses every row. */
  readonly chooseAll: string
  /** "Alle 240 wählen", including those on other pages. */
  chooseAllPages(count: number): string
  /** Name of the bulk action bar. */
  readonly chosen: string
  /** "3 gewählt" */
  chosenCount(count: number): string
  readonly clearChoice: string
}
