import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { findProcess, readIdentity, readOwnIdentity } from '../../server/start/processIdentity.ts'

const runsLinux = process.platform === 'linux'

const end = async (child: ChildProcess): Promise<void> => {
  if (child.kill('SIGKILL')) await once(child, 'exit')
}

/** A process that runs until it is ended, at the latest with its test. */
function run(command: string, ...args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  onTestFinished(() => end(child))
  return child
}

const idle = () => run(process.execPath, '-e', 'setInterval(() => 0, 1000)')

test('a process of this machine runs, and is gone once it has ended', async () => {
  const child = idle()
  const identity = readIdentity(child.pid ?? 0)
  expect(findProcess(identity)).toBe('running')
  expect(findProcess({ ...identity, hostId: 'another' })).toBe('unknown')
  await end(child)
  expect(findProcess(identity)).toBe('gone')
  expect(findProcess(readOwnIdentity())).toBe('running')
})

test.runIf(runsLinux)('a later process with the same number is another one', async () => {
  const child = idle()
  const [own, other] = [readOwnIdentity(), readIdentity(child.pid ?? 0)]
  expect(Number(other.startTime)).toBeGreaterThan(Number(own.startTime))
  expect(findProcess({ ...other, startTime: own.startTime })).toBe('gone')
})

test.runIf(runsLinux)('one that ended and waits for its parent is gone', async () => {
  // The shell becomes a program that never asks for the end of its children.
  const parent = run('sh', '-c', 'sleep 60 & echo $!; exec sleep 60')
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  // A shell may still ask for the end of what it started.
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('sleep')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => readIdentity(pid).startTime).toBe('ended')
  expect(findProcess({ ...readOwnIdentity(), pid })).toBe('gone')
})
