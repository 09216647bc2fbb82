import { Problem } from '../console/problem'

/** A port that was free a moment ago. */
export const freePort = (): number => {
  const server = Bun.serve({ port: 0, fetch: () => new Response() })
  const { port } = server
  server.stop(true)
  if (port === undefined) throw new Problem('There is no free port.')
  return port
}
