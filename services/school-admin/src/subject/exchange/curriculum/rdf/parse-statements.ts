import type { EventEmitter } from 'node:events'
import type { Statement } from './statement'

/** A parser that takes a text in pieces and emits statements. */
export interface StatementParser extends Pick<EventEmitter, 'on'> {
  write(text: string): unknown
  end(): unknown
}

/** All statements that a parser finds in a text; rejects with its error. */
export const parseStatements = (parser: StatementParser, text: string): Promise<Statement[]> =>
  new Promise((resolve, reject) => {
    const statements: Statement[] = []
    parser.on('data', (statement: Statement) => statements.push(statement))
    parser.on('error', reject)
    parser.on('end', () => resolve(statements))
    parser.write(text)
    parser.end()
  })
