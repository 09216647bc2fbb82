import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureProgram } from '../debian-package'
import { type Program, startProgram } from './program'

/** HAProxy in front of stacks, as real-schools.md documents it, without TLS. `host` is that of the public address. */
export const startBalancer = async (port: number, host: string, stackPorts: readonly number[]): Promise<Program> => {
  const program = await ensureProgram('haproxy')
  const folder = mkdtempSync(join(tmpdir(), 'lernspur-balancer-'))
  const settings = join(folder, 'haproxy.cfg')
  writeFileSync(
    settings,
    [
      'global',
      '\tmaxconn 2000',
      'defaults',
      '\tmode http',
      '\ttimeout connect 1s',
      '\ttimeout check 600ms',
      '\ttimeout http-request 10s',
      '\ttimeout client 1h',
      '\ttimeout server 1h',
      '\toption forwardfor',
      'frontend web',
      `\tbind 127.0.0.1:${port}`,
      '\tdefault_backend lernspur',
      'backend lernspur',
      '\tbalance leastconn',
      '\tretries 3',
      '\toption redispatch 1',
      '\tretry-on conn-failure',
      '\toption httpchk',
      `\thttp-check send meth GET uri /ready ver HTTP/1.1 hdr Host ${host}`,
      '\tdefault-server check inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions',
      ...stackPorts.map((one, at) => `\tserver stack${at + 1} 127.0.0.1:${one}`),
      '',
    ].join('\n'),
  )
  return startProgram({ command: [program, '-db', '-f', settings], port, folder })
}
