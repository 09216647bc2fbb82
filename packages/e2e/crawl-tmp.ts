import { chromium, request } from '@playwright/test'
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beginSession } from './src/fixture/browser/begin-session'
import { signIn } from './src/fixture/session'
import { userRoutes } from '@lernspur/contracts/user.contract'
const [url, exe, person, lang, width, scheme, out, ...paths] = process.argv.slice(2) as string[]
const w = Number(width)
mkdirSync(out, { recursive: true })
let session = await signIn(request, url, person as any)
await session.api.call(userRoutes.updateMe ?? (userRoutes as any).changeMe ?? Object.values(userRoutes).find((r: any) => r.path === '/users/me' && r.method === 'PUT'), { body: { language: lang } } as any)
session = await session.reread()
const school = (session.whoAmI as any).currentTenantId ?? (session.whoAmI as any).tenant?.id
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const br = await chromium.launch({ executablePath: exe, args: ['--no-sandbox'] })
const c = await br.newContext({ locale: lang === 'en' ? 'en-GB' : 'de-DE', viewport: { width: w, height: w < 500 ? 844 : 900 }, colorScheme: scheme as any, serviceWorkers: 'block', storageState: { cookies: session.state.cookies, origins: [] } })
await beginSession(c, session, url)
await c.addCookies([{ name: 'lernspur-language', value: lang, url }])
const page = await c.newPage()
const said: string[] = []
page.on('console', (m) => { if (m.type() === 'error') said.push('console: ' + m.text().slice(0, 200)) })
page.on('pageerror', (e) => said.push('pageerror: ' + e.message.slice(0, 200)))
const settle = async () => { await page.waitForTimeout(350); await page.evaluate(() => Promise.allSettled(document.getAnimations().map((a) => Promise.race([a.finished, new Promise((r) => setTimeout(r, 800))])))).catch(() => {}) }
const judge = async (what: string, n: string) => {
  await settle()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async () => { const r = await (window as any).axe.run({ resultTypes: ['violations'] }); return r.violations.flatMap((v: any) => v.nodes.map((x: any) => `${v.id}: ${x.html.slice(0, 160)}`)) })
  const over = await page.evaluate(() => { const d = document.documentElement; const list: string[] = []; if (d.scrollWidth > d.clientWidth) list.push(`page ${d.scrollWidth}>${d.clientWidth}`); const dlg = document.querySelectorAll('[role=dialog],[role=alertdialog]'); for (const e of dlg) for (const x of [e, ...e.querySelectorAll('*')] as HTMLElement[]) { const s = getComputedStyle(x); if (x.scrollWidth > x.clientWidth + 1 && x.clientWidth > 0 && s.overflowX !== 'visible' && s.overflowX !== 'clip' && !x.matches('input,textarea,.sr-only') && s.display !== 'inline') list.push(`inside ${x.tagName} ${x.className.toString().slice(0, 60)} ${x.scrollWidth}>${x.clientWidth}`) } return list.slice(0, 3) })
  const german = lang === 'en' ? await page.evaluate(() => { const e = document.querySelector('[role=dialog],[role=alertdialog]') ?? document.querySelector('main'); const t = (e as HTMLElement)?.innerText ?? ''; return (t.match(/\b(nicht|wird|und|oder|eine?n?|der|die|das|für|Klassen?|Kinder|Schuljahr|löschen|werden|Fächer)\b/g) ?? []).slice(0, 6) }) : []
  if (found.length || over.length || german.length || said.length) console.log(`!! ${what}: ${[...found, ...over, ...(german.length ? ['GERMAN ' + german.join(',')] : []), ...said].slice(0, 6).join('\n     ')}`)
  said.length = 0
  await page.screenshot({ path: `${out}/${n}.png` })
}
const skip = /sign out|abmelden|download|herunterladen|export|english|deutsch/i
const until = Date.now() + Number(process.env.MS ?? 200_000)
for (const p of paths) {
  const to = url + p.replace('{school}', school)
  await page.goto(to); await page.waitForTimeout(900)
  const key = p.split('/').slice(-2).join('-').replace(/[^a-z0-9-]/gi, '')
  await judge(p, key)
  const count = await page.locator('main button:visible').count()
  const seen = new Set<string>()
  for (let k = 0; k < Math.min(count, 60) && Date.now() < until; k++) {
    const button = page.locator('main button:visible').nth(k)
    const name = ((await button.getAttribute('aria-label').catch(() => null)) ?? (await button.innerText({ timeout: 500 }).catch(() => ''))).trim()
    const kind = name.replace(/\d+|[„“"].*?[„“"]/g, '').split(' ').slice(-2).join(' ').slice(0, 40)
    if (name === '' || skip.test(name) || seen.has(kind)) continue
    if (await button.evaluate((b) => { const r = b.closest('tbody tr, li'); return r ? [...(r.parentElement?.children ?? [])].indexOf(r) > 0 : false })) continue
    seen.add(kind)
    if (await button.isDisabled().catch(() => true)) continue
    await button.click({ timeout: 1500 }).catch(() => {})
    await page.waitForTimeout(450)
    const open = page.locator('[role=dialog]:visible,[role=alertdialog]:visible,[role=menu]:visible,[role=listbox]:visible')
    if ((await open.count()) > 0) {
      await judge(`${p} → ${name.slice(0, 50)}`, `${key}-${k}-${name.replace(/[^a-z0-9]+/gi, '_').slice(0, 24)}`)
      await page.keyboard.press('Escape'); await page.waitForTimeout(250)
      if ((await open.count()) > 0) { await page.keyboard.press('Escape'); await page.waitForTimeout(250) }
    }
    if (page.url() !== to || (await open.count()) > 0) { await page.goto(to); await page.waitForTimeout(800) }
  }
}
console.log('end', Date.now() < until ? 'whole' : 'cut')
await br.close(); process.exit(0)
