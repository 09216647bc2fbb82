/** Where the compiler keeps its state of a whole checkout, with the builds; from the root. */
export const typesState = '.build/types.tsbuildinfo'

/** Arguments of Bun that check the types of the whole checkout in which it runs; with a state, a fifth of the time. */
export const typesCommand = [
  'node_modules/typescript/bin/tsc',
  '--project',
  'tsconfig.json',
  '--incremental',
  '--tsBuildInfoFile',
  typesState,
] as const
