import { beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '../harness.ts'
import { upload } from '../modules/upload.ts'
import { readProcessorTime } from '../processorTime.ts'
import { writeRows } from '../writeRows.ts'
import { makeForms, type TestForm } from './forms.ts'

const longText = { dbType: 'string', dbLength: 4000 }
const form: TestForm = {
  head: { tableName: 'demo_pattern' },
  fields: {
    letters: { ...longText, dbFieldTxt: 'Letters', fieldValidType: '^(a+)+$' },
    twice: { ...longText, dbFieldTxt: 'Twice', fieldValidType: '^((a+)+)\\2b$' },
    password: { dbFieldTxt: 'Password', dbLength: 50, fieldValidType: '^(?=.*[A-Z])(?=.*\\d).{8,16}$' },
  },
}

/** A text that other engines would read for ever. */
const long = `${'a'.repeat(3000)}!`

describeEachDatabase('the patterns of an online form', {}, (server) => {
  let token = ''
  beforeAll(async () => {
    await makeForms(server().db, form)
    ;({ token } = await server().signIn({ isAdmin: true }))
  })

  /** The longest that the server works while somebody waits for an answer, in milliseconds. */
  async function waitBeside(work: Promise<unknown>): Promise<number> {
    let isOver = false
    let longest = 0
    let last = readProcessorTime()
    const done = work.finally(() => {
      isOver = true
    })
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      await server().call('GET', '/health')
      longest = Math.max(longest, readProcessorTime() - last)
      last = readProcessorTime()
    }
    await done
    return longest
  }

  test('hold on the server too, whatever they are', async () => {
    const add = async (values: object) =>
      (await server().call('POST', '/online/cgform/api/form/demo_pattern', { token, body: values })).body
    expect(await add({ letters: 'aaa', twice: 'aaaab', password: 'Passw0rd' })).toMatchObject({ success: true })
    expect(await add({ letters: long })).toMatchObject({ success: false, result: { letters: 'Letters格式不正确' } })
    expect(await add({ twice: long })).toMatchObject({
      success: false,
      result: { twice: 'Twice格式不正确' },
    })
    expect(await add({ password: 'password' })).toMatchObject({ result: { password: 'Password格式不正确' } })
  })

  test('hold nobody up while a spreadsheet comes in', async () => {
    const rows = Array.from({ length: 400 }, () => [long, long])
    const content = writeRows('Patterns', ['Letters', 'Twice'], rows)
    const path = '/online/cgform/api/importXls/demo_pattern'
    const taken = upload(server(), token, path, { name: 'patterns.xls', content })
    const longest = await waitBeside(taken)
    // The rows that have the forms of neither field are reported.
    expect((await taken).body).toMatchObject({ code: 201, result: { errorCount: 400 } })
    expect(longest).toBeLessThan(400)
    expect(server().bugs).toEqual([])
  })
})
