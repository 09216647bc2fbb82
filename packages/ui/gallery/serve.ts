import { dirname, join, relative } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { indexPage } from './contents'

const here = import.meta.dir
const root = join(here, '../../..')

/** Builds the gallery's style sheet; fonts are served below /files/. */
async function styles(): Promise<string> {
  const compiler = await compile(await Bun.file(join(here, 'gallery.css')).text(), {
    base: here,
    from: join(here, 'gallery.css'),
    onDependency: () => {},
    shouldRewriteUrls: true,
  })
  const css = compiler.build(new Scanner({ sources: compiler.sources }).scan())
  return css.replaceAll(/url\((['"]?)(\.[^'")]+)\1\)/g, (_, __, path: string) => {
    return `url(/files/${relative(root, join(here, path))})`
  })
}

async function script(): Promise<Blob | string> {
  const { outputs, logs } = await Bun.build({ entrypoints: [join(here, 'gallery.tsx')], target: 'browser' })
  return outputs[0] ?? `throw new Error(${JSON.stringify(logs.join('\n'))})`
}

const answer = (body: BodyInit, type: string) => new Response(body, { headers: { 'content-type': type } })

const server = Bun.serve({
  port: Number(process.env.PORT ?? 4300),
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/gallery.css') return answer(await styles(), 'text/css')
    if (pathname === '/gallery.js') return answer(await script(), 'text/javascript')
    if (pathname.startsWith('/files/')) return new Response(Bun.file(join(root, pathname.slice('/files/'.length))))
    return answer(searchParams.has('part') ? Bun.file(join(here, 'index.html')) : await indexPage(), 'text/html')
  },
})
console.log(`${dirname(here)}: http://localhost:${server.port}`)
