import { connect, createServer, type Socket } from 'node:net'

/** Traffic since the last `reset`. */
export interface Traffic {
  /** Executed SQL statements, `begin` and `commit` included. */
  statements: number
  /** Number of round trips: how often the client sent after receiving. */
  roundTrips: number
}

const executes = new Set(['E', 'Q'].map((letter) => letter.charCodeAt(0)))

/** Counts executions in a client's stream: a packet without a type first, then a letter, a length and a body each. */
const statementCounter = (onStatement: () => void) => {
  let rest = Buffer.alloc(0)
  let hasStarted = false
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = hasStarted ? 1 : 0
      if (rest.length < head + 4) return
      const size = head + rest.readUInt32BE(head)
      if (rest.length < size) return
      if (hasStarted && executes.has(rest[0] ?? 0)) onStatement()
      hasStarted = true
      rest = rest.subarray(size)
    }
  }
}

const openTarget = (address: URL): Socket => {
  const folder = address.searchParams.get('host')
  const port = Number(address.port || 5432)
  return folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, address.hostname)
}

/** A proxy between a client and its database that counts; `url` is the same database through it. */
export const openWireTap = async (databaseUrl: string) => {
  const traffic: Traffic = { statements: 0, roundTrips: 0 }
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = openTarget(target)
    const count = statementCounter(() => {
      traffic.statements++
    })
    let isAnswer = true
    client.on('data', (chunk: Buffer) => {
      count(chunk)
      if (isAnswer) traffic.roundTrips++
      isAnswer = false
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      isAnswer = true
      client.write(chunk)
    })
    for (const [socket, other] of [[client, database] as const, [database, client] as const]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    traffic,
    reset: (): void => {
      Object.assign(traffic, { statements: 0, roundTrips: 0 })
    },
    close: (): void => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
