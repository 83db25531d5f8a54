import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { QueryResult } from 'kysely'
import { changesTables, createStatementNames } from './statementNames.ts'

/** Runs a statement that stays prepared. */
type RunPrepared = (values: readonly unknown[], isInTransaction: boolean) => Promise<QueryResult<unknown>>

/** Runs the usual statements of the embedded database. */
export interface PreparedRunner {
  /** How a statement runs that is worth it; undefined for every other one. */
  find(text: string): RunPrepared | undefined
  /** Is called after every statement that ran otherwise. */
  note(text: string): void
}

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

/** What is known of a prepared statement: the types of its parameters, and the description of its rows. */
interface Description {
  readonly parameters: readonly number[]
  readonly rows: Messages
}

const { serialize } = protocol

/**
 * Allocates the runner. The database takes and answers messages of PostgreSQL's protocol; its own `query` sends six for
 * each statement, one after the other, and has the text read every time. This one has it read once, and then sends what is
 * left as one message.
 */
export function createPreparedRunner(database: PGlite): PreparedRunner {
  const names = createStatementNames()
  const descriptions = new Map<string, Description>()
  let generation = names.generation

  const send = (message: Uint8Array): Promise<Messages> =>
    database.execProtocolStream(message, { syncToFs: false, throwOnError: true })

  const prepare = async (name: string, text: string): Promise<Description> => {
    const known = descriptions.get(name)
    if (known !== undefined) return known
    if (generation !== names.generation) {
      generation = names.generation
      descriptions.clear()
      await send(serialize.query('deallocate all'))
    }
    const answer = await send(
      Buffer.concat([serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()]),
    )
    const description = {
      parameters: parse.parseDescribeStatementResults(answer),
      rows: answer.filter((message) => message.name === 'rowDescription'),
    }
    descriptions.set(name, description)
    return description
  }

  const toText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const write = type === undefined ? undefined : database.serializers[type]
    return write === undefined ? String(value) : write(value)
  }

  const run = async (name: string, text: string, values: readonly unknown[]): Promise<QueryResult<unknown>> => {
    const { parameters, rows } = await prepare(name, text)
    const answer = await send(
      Buffer.concat([
        serialize.bind({ statement: name, values: values.map((value, index) => toText(value, parameters[index])) }),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const [result] = parse.parseResults([...rows, ...answer], database.parsers)
    return { rows: result?.rows ?? [], numAffectedRows: BigInt(result?.affectedRows ?? 0) }
  }

  return {
    find(text) {
      const name = names.find(text)
      if (name === undefined) return undefined
      return (values, isInTransaction) => {
        const exclusive = () => database.runExclusive(() => run(name, text, values))
        // A transaction of ours has the database for itself already.
        return isInTransaction ? exclusive() : database._runExclusiveTransaction(exclusive)
      }
    },
    note(text) {
      if (changesTables(text)) names.renew()
    },
  }
}
