const soft = [
  '#b0603a',
  '#a07a1f',
  '#6f8433',
  '#3f8a63',
  '#2f8690',
  '#4a78b5',
  '#7567b8',
  '#a45a9c',
  '#b4566f',
  '#7d7060',
] as const

/** Picks one of ten colours, always the same for a seed; for people without a picture. */
export function softColour(seed: string): string {
  let hash = 2166136261
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return soft[(hash >>> 0) % soft.length] ?? soft[0]
}
