// Preloaded into every service. The supervisor holds the other end of this pipe: when it closes, the supervisor has
// died, and the service must not keep a socket or the port.
const grace = 3_000

process.stdin.on('error', () => undefined)
process.stdin.on('end', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), grace).unref()
})
process.stdin.resume()
process.stdin.unref()
