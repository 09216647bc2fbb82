import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildSingle, type SingleBundle } from '@lernspur/federation/testing/single-bundle'

/** Below the path of released files, since pages run no scripts from anywhere else. */
const publicPath = '/mfe/single/'

/** The scripts that a page runs once its skeleton is painted. */
const afterPaint = /let scripts = \[.*\]/

/** The gateway's page with the single bundle instead of the released files. */
const swapped = (html: string, path: string, single: SingleBundle): string => {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const stored = html
    .replace(/<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/<link rel="preload"[^>]* href="\/mfe\/[^>]*>\n?/g, '')
    .replace(/<script defer[^>]*><\/script>\n?/g, '')
  const waits = afterPaint.test(html)
  const scriptOf = (url: string) =>
    waits
      ? `<link rel="preload" as="script" fetchpriority="high" href="${url}" nonce="${nonce}">`
      : `<script defer fetchpriority="high" nonce="${nonce}" src="${url}"></script>`
  const links = [
    ...single.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...single.scripts.map(scriptOf),
    ...single
      .preloads(path, 'de')
      .map(
        ({ url, as }) => `<link rel="preload" as="${as}" href="${url}"${as === 'script' ? ` nonce="${nonce}"` : ''}>`,
      ),
  ]
  // In the same order as in the gateway's page: files, reads, fonts.
  const fonts = single.fonts.map((url) => `<link rel="preload" as="font" href="${url}" type="font/woff2" crossorigin>`)
  return stored
    .replace('<meta name="viewport"', `${links.join('\n')}\n<meta name="viewport"`)
    .replace('<script type="application/json"', `${fonts.join('\n')}\n<script type="application/json"`)
    .replace(afterPaint, `let scripts = ${JSON.stringify(single.scripts.map((url) => ({ url, integrity: '' })))}`)
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

const fileAnswer = async (folder: string, name: string): Promise<Response> => {
  const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  const compressed = Bun.file(join(folder, `${name}.br`))
  const headers = { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }
  if (await compressed.exists())
    return new Response(await compressed.bytes(), { headers: { ...headers, 'content-encoding': 'br' } })
  return new Response(await Bun.file(join(folder, name)).bytes(), { headers })
}

/** Lernspur twice: as it is, and with its browser code as one bundle. */
export interface TwoPages {
  /** Both go through the same kind of proxy, so that their times are comparable. */
  readonly federated: string
  readonly single: string
  stop(): Promise<void>
}

/** Serves both in front of the gateway at `url`. */
export const serveTwoPages = async (url: string): Promise<TwoPages> => {
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-single-'))
  const bundle = await buildSingle(folder, publicPath)
  const serve = (single: SingleBundle | undefined) =>
    Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      idleTimeout: 60,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        if (pathname.startsWith(publicPath)) return fileAnswer(folder, basename(pathname))
        const headers = new Headers(request.headers)
        headers.set('host', new URL(url).host)
        const answer = await fetch(url + pathname + search, {
          ...{ method: request.method, headers, redirect: 'manual', decompress: false },
          ...(request.body && { body: await request.bytes() }),
        })
        if (!single || !answer.headers.get('content-type')?.startsWith('text/html')) return answer
        return new Response(swapped(await answer.text(), pathname, single), { headers: answer.headers })
      },
    })
  const servers = [serve(undefined), serve(bundle)]
  const [federated = '', single = ''] = servers.map(({ port }) => `http://localhost:${port}`)
  return {
    federated,
    single,
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop(true)))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
