import { expect, test } from 'vitest'
import { during, StartError } from '../../server/start/obstacles.ts'

const fail = (code: string) => () => Promise.reject(Object.assign(new Error('so it is'), { code }))

test.each([
  ['folder', 'EACCES', 'The data folder cannot be used: so it is. Set DATA_DIR to another one.'],
  ['folder', 'ENOSPC', 'The data folder cannot be used: so it is. Set DATA_DIR to another one.'],
  ['database', 'ENOTFOUND', 'The database of DATABASE_URL does not answer (ENOTFOUND).'],
  ['database', '28P01', 'The database of DATABASE_URL refuses the connection: so it is.'],
  ['address', 'EACCES', 'The server cannot listen there: so it is. Set PORT to another one.'],
  ['address', 'EADDRINUSE', 'The server cannot listen there: so it is. Set PORT to another one.'],
  ['address', 'ENOTFOUND', 'The server cannot listen there: so it is. Set HOST to an address of this machine.'],
] as const)('what the %s meets with %s is told with the setting that it hangs on', async (part, code, words) => {
  const error = await during(part, fail(code)).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  expect((error as Error).message).toBe(words)
})

test('anything else comes as it is, and so does what succeeds', async () => {
  await expect(during('folder', fail('ECONNREFUSED'))).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await expect(during('address', () => Promise.reject(new TypeError('a bug')))).rejects.toThrow(TypeError)
  expect(await during('folder', () => 7)).toBe(7)
})
