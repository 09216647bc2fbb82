import { join } from 'node:path'
import { type Registry, registrySchema } from '@lernspur/contracts/registry.contract'

interface RegistryFile {
  readonly content: string
  readonly etag: string
  readonly registry: Registry
}

interface RegistryReader {
  /** The current registry; undefined before the first release. */
  current(): Promise<RegistryFile | undefined>
}

/** Reads `mfe/registry.json` of the data folder; parses it again only when a release has changed it. */
export const createRegistryReader = (dataDir: string): RegistryReader => {
  let last: RegistryFile | undefined
  return {
    current: async () => {
      const file = Bun.file(join(dataDir, 'mfe', 'registry.json'))
      if (!(await file.exists())) return undefined
      const content = await file.text()
      if (content !== last?.content) {
        const registry = registrySchema.parse(JSON.parse(content))
        last = { content, etag: `"${Bun.hash(content).toString(36)}"`, registry }
      }
      return last
    },
  }
}

/** Answers `/mfe/registry.json`: always revalidated, 304 when unchanged. */
export const registryAnswer = (request: Request, { content, etag }: RegistryFile): Response => {
  const headers = { 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8', etag }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
    ? new Response(null, { status: 304, headers })
    : new Response(content, { headers })
}
