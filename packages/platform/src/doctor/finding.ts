/** What is looked at, in this order. */
export const checkNames = [
  'settings',
  'folder',
  'disk',
  'database',
  'clock',
  'connections',
  'statements',
  'indexes',
  'mail',
  'files',
  'certificates',
  'address',
  'processes',
  'releases',
  'backup',
] as const
export type CheckName = (typeof checkNames)[number]

/** One thing that was looked at, as a sentence for operators that holds no secret. */
export interface Finding {
  readonly check: CheckName
  /** `problem`: something fails or will not start; `warning`: it works, and somebody should act. */
  readonly level: 'ok' | 'warning' | 'problem'
  readonly sentence: string
}

/** The makers of findings of one check. */
export const findingsOf = (check: CheckName) => ({
  ok: (sentence: string): Finding => ({ check, level: 'ok', sentence }),
  warning: (sentence: string): Finding => ({ check, level: 'warning', sentence }),
  problem: (sentence: string): Finding => ({ check, level: 'problem', sentence }),
})

/** What an error says, in one line. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? ''
