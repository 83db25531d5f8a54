import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'

/** By then the compilers have ended what they were at, which is a matter of some milliseconds. */
const settleMilliseconds = 50

/** The compilers that build code in threads of their own. */
const compilers = ['maglev', 'concurrent-sparkplug']

let areHeld = false

/**
 * Lets the engine compile on the main thread only, or by its best code alone. Threads that build code may need the main
 * thread to collect garbage for them, while `process.exit` makes the main thread wait for those threads: one stop in a
 * hundred during the boot never ended (nodejs/node issue 54918).
 */
export function holdCompilers(): void {
  areHeld = true
  for (const name of compilers) setFlagsFromString(`--no-${name}`)
}

/** Lets them work again, once the boot is over. */
export function releaseCompilers(): void {
  areHeld = false
  for (const name of compilers) setFlagsFromString(`--${name}`)
}

/** Waits until `process.exit` is safe; not at all while they are held, for the boot would go on meanwhile. */
export async function settleCompilers(): Promise<void> {
  if (areHeld) return
  holdCompilers()
  await sleep(settleMilliseconds)
}
