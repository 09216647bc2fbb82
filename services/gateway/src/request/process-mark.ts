import { stat } from 'node:fs/promises'

/** Tells one running process from the next on a service's socket; undefined while none listens. */
export const processMark = async (socket: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeMs } = await stat(socket)
    return `${ino} ${mtimeMs}`
  } catch {
    return undefined
  }
}
