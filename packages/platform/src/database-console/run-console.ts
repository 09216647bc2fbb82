import { createInterface } from 'node:readline'
import { type DatabaseConsole, openConsole } from '@lernspur/database/database-console'
import { Problem } from '../console/problem'
import { readEnvironment } from '../environment'
import { withDatabase } from '../start/with-database'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Reads statements until the input ends or says `\q`; prints an error and goes on with the next statement. */
const readStatements = async (opened: DatabaseConsole): Promise<void> => {
  const isTerminal = process.stdin.isTTY === true
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal })
  const ask = (text: string): void => {
    if (!isTerminal) return
    input.setPrompt(text)
    input.prompt()
  }
  let statement = ''
  ask('lernspur=> ')
  for await (const line of input) {
    const isFirst = statement.trim() === ''
    if (isFirst && /^\s*(\\q|exit|quit)\s*;?\s*$/.test(line)) break
    statement += `${line}\n`
    if (/;\s*$/.test(line) || (isFirst && line.trim().startsWith('\\'))) {
      console.log(await opened.run(statement).catch(messageOf))
      statement = ''
    }
    ask(statement.trim() === '' ? 'lernspur=> ' : 'lernspur-> ')
  }
  input.close()
}

/** Runs one statement and prints its rows; without one, opens a console. Throws a Problem with the server's message. */
export const runConsole = async (statement?: string): Promise<void> => {
  const environment = readEnvironment()
  await withDatabase(environment, async (ownerUrl) => {
    const opened = openConsole(ownerUrl)
    try {
      if (statement === undefined) await readStatements(opened)
      else console.log(await opened.run(statement))
    } catch (error) {
      throw new Problem(messageOf(error))
    } finally {
      await opened.close()
    }
  })
}
