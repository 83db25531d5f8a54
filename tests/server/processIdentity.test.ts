import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { findProcess, readIdentity, readOwnIdentity } from '../../server/start/processIdentity.ts'

const runsLinux = process.platform === 'linux'

test('a process of this machine runs, and is gone once it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
  const identity = readIdentity(child.pid ?? 0)
  expect(findProcess(identity)).toBe('running')
  expect(findProcess({ ...identity, hostId: 'another' })).toBe('unknown')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(findProcess(identity)).toBe('gone')
  expect(findProcess(readOwnIdentity())).toBe('running')
})

test.runIf(runsLinux)('a later process with the same number is another one', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
  const [own, other] = [readOwnIdentity(), readIdentity(child.pid ?? 0)]
  expect(Number(other.startTime)).toBeGreaterThan(Number(own.startTime))
  expect(findProcess({ ...other, startTime: own.startTime })).toBe('gone')
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test.runIf(runsLinux)('one that ended and waits for its parent is gone', async () => {
  // The shell becomes a program that never asks for the end of its children.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'])
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  await expect.poll(() => readIdentity(pid).startTime).toBe('ended')
  expect(findProcess({ ...readOwnIdentity(), pid })).toBe('gone')
  parent.kill('SIGKILL')
  await once(parent, 'exit')
})
