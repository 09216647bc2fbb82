/** Takes one finished line. */
export type LogSink = (line: string) => void
