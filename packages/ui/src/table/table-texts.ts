/** What every table says, in the language of its reader. */
export interface TableTexts {
  /** "51–100 von 240" */
  range(first: number, last: number, all: number): string
  readonly previous: string
  readonly next: string
  /** Name of the button that opens the choice of columns. */
  readonly columns: string
  /** Name of the button that downloads the rows. */
  readonly download: string
  /** Name of the box that chooses every row. */
  readonly chooseAll: string
  /** Name of the bar over the chosen rows. */
  readonly chosen: string
  /** "3 gewählt" */
  chosenCount(count: number): string
  readonly clearChoice: string
}
