import { Problem } from '../console/problem'

/** Throws a Problem when the port cannot be opened, before anything else is started. */
export const checkPort = (port: number): void => {
  try {
    Bun.serve({ port, fetch: () => new Response() }).stop(true)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES') throw new Problem(`Port ${port} may only be used by root. Set PORT to one above 1023.`)
    throw new Problem(`Port ${port} is in use by another program. End that one, or set PORT to another number.`)
  }
}
