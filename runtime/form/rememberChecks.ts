import type { ServerChecks } from '../registry/index.ts'

/** What a server said of a value counts for so many milliseconds: other people go on working meanwhile. */
const lifetime = 60_000

/** So many answers are kept before those that no longer count are thrown away. */
const max = 500

interface Answer {
  readonly at: number
  readonly message: Promise<string | undefined>
}

/** Checks that keep what they were told. */
export interface RememberedChecks extends ServerChecks {
  /** Forgets all answers, as after a save: what was free before may be taken now. */
  forget(): void
}

/** Checks that ask the server once for each value, however many cells hold it and however often they are checked. */
export function rememberChecks(checks: ServerChecks, now: () => number = Date.now): RememberedChecks {
  const answers = new Map<string, Answer>()
  const once = (key: readonly unknown[], ask: () => Promise<string | undefined>) => {
    const text = JSON.stringify(key)
    const known = answers.get(text)
    const at = now()
    if (known && at - known.at < lifetime) return known.message
    if (answers.size >= max) for (const [name, answer] of answers) if (at - answer.at >= lifetime) answers.delete(name)
    const message = ask()
    answers.set(text, { at, message })
    // A check that could not be made says nothing about the next one.
    message.catch(() => {
      if (answers.get(text)?.message === message) answers.delete(text)
    })
    return message
  }
  return {
    unique: (rule, value, recordId) =>
      once(['unique', rule.table, rule.column, value, recordId], () => checks.unique(rule, value, recordId)),
    checkRule: (code, value) => once(['rule', code, value], () => checks.checkRule(code, value)),
    forget: () => answers.clear(),
  }
}
