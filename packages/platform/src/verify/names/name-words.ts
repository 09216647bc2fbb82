/** The words of a name in lower case, for `keepAliveMs`, `keep-alive.ts` and `KEEP_ALIVE` alike. */
export const nameWords = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
