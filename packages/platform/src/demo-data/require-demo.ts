import { Problem } from '../console/problem'
import type { Environment } from '../environment'

/** Throws a Problem unless the environment is that of a demo. */
export const requireDemo = ({ mode }: Pick<Environment, 'mode'>, command: string): void => {
  if (mode === 'demo') return
  throw new Problem(`\`run ${command}\` is for demo schools alone, and LERNSPUR_MODE is ${mode}. Nothing was changed.`)
}
