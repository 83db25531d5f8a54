import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const load = async () => ({
  ...(await import('../../scripts/test/runGate.ts')),
  ...(await import('../../scripts/test/runCommand.ts')),
})

const print = (text: string) => ({ file: process.execPath, args: ['-e', `console.log(${JSON.stringify(text)})`] })

test('a gate passes when its command does', async () => {
  const { runGate } = await load()
  const outcome = await runGate({ id: 'words', command: print('fine') }, process.env)
  expect(outcome).toMatchObject({ id: 'words', passed: 1, failed: 0 })
  expect(outcome.output).toContain('fine')
})

test('nothing begins once everything was ended, neither a command nor what it needs', async () => {
  const { runGate, endAll } = await load()
  const start = vi.fn(async () => ({ environment: {} }))
  endAll()
  const outcome = await runGate({ id: 'words', command: print('fine'), needs: [{ start }] } as never, process.env)
  expect(outcome).toMatchObject({ passed: 0, failed: 1, output: 'It was not begun any more.' })
  expect(start).not.toHaveBeenCalled()
})

test('a command whose resource was being started meanwhile does not begin, and the resource stops', async () => {
  const { runGate, endAll } = await load()
  const stop = vi.fn(async () => undefined)
  const start = async () => {
    endAll()
    return { environment: {}, stop }
  }
  const outcome = await runGate({ id: 'words', command: print('fine'), needs: [{ start }] } as never, process.env)
  expect(outcome).toMatchObject({ passed: 0, failed: 1 })
  expect(stop).toHaveBeenCalledOnce()
})
