/** The page for observing in a browser whose processor is slowed down; times in milliseconds. */
export interface ObservationSpeed {
  /** Requests for data of the page, opened by its address. */
  readonly reads: number
  /** From a tap on a level until it is painted. */
  readonly tap: { readonly p50: number; readonly p95: number }
  /** From the press on "Beobachten" until the children are painted, once it was open before. */
  readonly opening: { readonly p50: number; readonly max: number }
}

/** The matrix in a browser whose processor is slowed down; times in milliseconds. */
export interface MatrixSpeed {
  readonly cells: number
  /** Elements of the grid. */
  readonly nodes: number
  /** From the arrival of the data until the visible cells are painted; `total`: until all cells are, as median. */
  readonly grid: { readonly p50: number; readonly max: number; readonly total: number }
  /** From a digit until its level is painted. */
  readonly key: { readonly p50: number; readonly p95: number }
  /** Requests of the start page for data, opened by its address. */
  readonly homeReads: number
}

/** 250 cells typed on a slowed processor; once with network, once with everything that can happen to a device. */
export interface TypedCells {
  readonly cells: number
  /** Seconds from the first key until the server has all levels. */
  readonly seconds: number
  /** Cells without the typed level, and cells' surplus entries. */
  readonly lost: number
  readonly doubled: number
  /** The same when the network is cut half way, and the browser crashes and restarts offline. */
  readonly afterRestart: { readonly lost: number; readonly doubled: number }
}

/** Two teachers who type into random cells of one class from two browsers, as fast as they can. */
export interface TwoTeachers {
  readonly edits: number
  readonly seconds: number
  /** Cells about which the matrix asked a teacher, because the other one had been there first. */
  readonly questions: number
  readonly saved: number
  /** Entries on top of a state that already had a successor. */
  readonly silent: number
  /** Cells that finally differ between both screens and the server. */
  readonly different: number
}

/** A page federated and as one bundle of the same sources: compressed bytes, and milliseconds until it is painted. */
export interface PageWeight {
  readonly bytes: readonly [federated: number, single: number]
  readonly painted: readonly [federated: number, single: number]
}

/** Pages opened by their address with an empty cache, over a Fast 4G network. */
export type PageWeights = Readonly<Record<'classes' | 'competences' | 'home', PageWeight>>

/** Milliseconds from saving a text until the developer's page shows it. */
export interface SaveSpeed {
  readonly p50: number
  readonly max: number
}

/** What happened to words that two browsers wrote into one subject of a report (rule report-subject.3). */
export interface TwoWriters {
  readonly steps: number
  /** Words that a page reported as saved. */
  readonly acknowledged: number
  readonly conflicts: number
  /** Acknowledged words that were missing at any step. */
  readonly lost: readonly string[]
  /** Words that appear twice at the end. */
  readonly doubled: number
  /** Whether both pages had everything saved at the end. */
  readonly isFinished: boolean
}

/** Findings while each kind of file of each area failed in each way in a real browser (rule release.11). */
export interface OutageDrill {
  readonly cases: number
  /** Sentences that name area, file and failure. */
  readonly findings: readonly string[]
}

/** What each script in `packages/e2e/src/bench` prints, by the script's name. */
export interface PageFigures {
  readonly 'observation-speed': ObservationSpeed
  readonly 'matrix-speed': MatrixSpeed
  readonly 'typed-cells': TypedCells
  readonly 'two-teachers': TwoTeachers
  readonly 'page-load': PageWeights
  readonly 'developed-save': SaveSpeed
  readonly 'two-writers': TwoWriters
  readonly 'outage-drill': OutageDrill
}

export type PageScript = keyof PageFigures

/** Prints a script's figures as its last line; the type argument names the script. */
export const printFigures = <Script extends PageScript = never>(figures: PageFigures[Script]): void =>
  console.log(JSON.stringify(figures))

/** Reads the figures from all that the script printed. */
export const readFigures = <Script extends PageScript>(printed: string): PageFigures[Script] =>
  JSON.parse(printed.trim().split('\n').at(-1) ?? '')
