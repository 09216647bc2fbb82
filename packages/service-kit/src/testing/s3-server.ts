import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Config } from '../process/config'

const freePort = async (): Promise<number> => {
  const server = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = server
  await server.stop(true)
  return port ?? 0
}

const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  )

/** An S3-compatible server as a process of its own, with one empty bucket. */
export const openS3Server = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lernspur-s3-'))
  const port = await freePort()
  const config: S3Config = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'lernspur',
    // The only key that this server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  }
  const entry = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))
  const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--silent', '--configure-bucket', config.bucket]
  const match = fileURLToPath(import.meta.resolve('./s3-complete-files'))
  const server = Bun.spawn([process.execPath, '--preload', match, entry, ...options], {
    stdout: 'ignore',
    stderr: 'ignore',
  })
  while (!(await answers(config.endpoint))) {
    if (server.exitCode !== null) throw new Error('The S3 server did not start.')
    await Bun.sleep(50)
  }
  return {
    config,
    close: async (): Promise<void> => {
      server.kill()
      await server.exited
      await rm(folder, { recursive: true })
    },
  }
}
