import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockUntilCommit, lockValuesUntilCommit } from '../../server/db/lock.ts'
import type { Connection } from '../../server/db/schema.ts'
import { toUniqueKey } from '../../server/http/resource/unique.ts'
import { engines } from './database.ts'
import { createTestServer, type TestServer } from './harness.ts'

const waits = async () => {
  await wait(1000)
  return 'waits'
}

/** Holds a code of positions as one who writes it does, and looks whether it is free. */
async function holdCode(transaction: Connection, code: string): Promise<void> {
  await lockValuesUntilCommit(transaction, 'unique sysPosition', [toUniqueKey(['code', { type: 'text' }], { code })])
  await transaction.selectFrom('sysPosition').select('id').where('code', '=', code).execute()
}

// The embedded database has one connection: there writers take turns whatever they write.
describe.runIf(engines.includes('postgresql'))('while one record is being written', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await createTestServer('postgresql')
    token = (await server.signIn({ isAdmin: true })).token
  })
  afterAll(() => server.close())

  const add = async (code: string): Promise<string> => {
    const { body } = await server.call('POST', '/sys/position/add', { token, body: { code, name: code } })
    return body.success ? 'added' : body.message
  }

  /** Adds a record while another transaction holds something; both end before the answer comes. */
  async function addWhile(hold: (transaction: Connection) => Promise<unknown>, code: string): Promise<string> {
    const transaction = await server.db.startTransaction().execute()
    await hold(transaction)
    const adding = add(code)
    const seen = await Promise.race([adding, waits()])
    await transaction.commit().execute()
    await adding
    return seen
  }

  test('another one with other values is written meanwhile', async () => {
    const hold = (transaction: Connection) => holdCode(transaction, 'held')
    expect(await addWhile(hold, 'other')).toBe('added')
  })

  test('one with a value that it writes waits until it is certain whether it is free', async () => {
    const hold = (transaction: Connection) => holdCode(transaction, 'same')
    expect(await addWhile(hold, 'same')).toBe('waits')
  })

  test('all others wait where the transaction writes several', async () => {
    const hold = (transaction: Connection) => lockUntilCommit(transaction, 'unique sysPosition')
    expect(await addWhile(hold, 'several')).toBe('waits')
  })

  test('of ten with one value that come at once, one is added', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('once')))
    expect(answers.filter((answer) => answer === 'added')).toHaveLength(1)
    const rows = await server.db.selectFrom('sysPosition').select('id').where('code', '=', 'once').execute()
    expect(rows).toHaveLength(1)
  })
})
