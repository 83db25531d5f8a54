import { serveThread } from '../../../server/threads/serveThread.ts'

/** What a thread of a test does when it is asked. */
export type Mischief = 'answer' | 'spin' | 'hoard' | 'hoardBytes' | 'fail' | 'leave'

const acts: Readonly<Record<Mischief, () => unknown>> = {
  answer: () => 'here',
  spin: () => {
    for (;;);
  },
  hoard: () => {
    const kept: unknown[] = []
    for (;;) kept.push({ at: kept.length })
  },
  hoardBytes: () => {
    const kept: unknown[] = []
    for (;;) kept.push(Buffer.alloc(1000_000, 1))
  },
  fail: () => {
    throw new Error('A fault of the thread.')
  },
  leave: () => process.exit(1),
}

serveThread<Mischief, unknown>((mischief) => ({ answer: acts[mischief]() }))
