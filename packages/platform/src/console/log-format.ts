/**
 * How `start` writes: as lines of JSON in production, unless somebody sits at a terminal; `LERNSPUR_LOG` overrides both
 * (rule operation.2). Uses no packages, because it is asked before they are installed.
 */
export const logFormat = (
  env: Readonly<Record<string, string | undefined>> = process.env,
  isTerminal: boolean = process.stdout.isTTY === true,
): 'json' | 'text' => {
  const { LERNSPUR_LOG: given, LERNSPUR_MODE: mode } = env
  if (given === 'json' || given === 'text') return given
  return mode === 'production' && !isTerminal ? 'json' : 'text'
}
