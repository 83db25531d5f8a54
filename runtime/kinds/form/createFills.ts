import type { FillState, PageForm } from '../../form/index.ts'
import { isMissing } from '../../form/index.ts'
import type { Field } from '../../language/index.ts'
import type { DataRecord } from '../../registry/index.ts'

type FillRule = NonNullable<Field['fill']>

interface FillsOptions {
  readonly pageForm: PageForm
  /** Has the server make a value by the rule of a code. */
  readonly execute: (rule: string, values: DataRecord) => Promise<unknown>
  /** What a failure says. */
  readonly toMessage: (error: unknown) => string
  /** Milliseconds for which the fields that a rule watches stand still before it is asked again. */
  readonly delay?: number
}

export interface Fills {
  /** Asks the rules of all fields that hold nothing yet. */
  begin(): void
  /** Follows the fields that rules watch; gives what ends that. */
  watch(): () => void
}

/** As long as a person types there is no use in asking. */
const typing = 400

/** Allocates what fills the fields of a new record by rules of the server. */
export function createFills({ pageForm, execute, toMessage, delay = typing }: FillsOptions): Fills {
  const filled = Object.entries(pageForm.options.fields).flatMap(([name, { fill }]) =>
    fill && pageForm.field(name) ? [{ name, fill }] : [],
  )
  const requested = new Map<string, symbol>()
  const watchedOf = ({ watch = [] }: FillRule): string => {
    const values = pageForm.values()
    return JSON.stringify(watch.map((field) => values[field] ?? null))
  }
  const show = (name: string, state: FillState | undefined) => pageForm.setFill(name, state)

  const ask = async (name: string, fill: FillRule, replaces: boolean): Promise<void> => {
    const call = Symbol(name)
    requested.set(name, call)
    const before = pageForm.values()[name]
    const end = pageForm.work.begin()
    const isLast = () => requested.get(name) === call
    show(name, { status: 'running' })
    try {
      const value = await execute(fill.rule, pageForm.values())
      if (!isLast()) return
      show(name, undefined)
      // What a person put in while the rule was at work stays.
      if (!replaces && pageForm.values()[name] !== before) return
      const wasDirty = pageForm.isDirty()
      pageForm.setValues({ [name]: value ?? null })
      if (!wasDirty) pageForm.markSaved()
    } catch (error) {
      if (isLast())
        show(name, { status: 'failed', reason: toMessage(error), retry: () => void ask(name, fill, replaces) })
    } finally {
      end()
    }
  }
  return {
    begin() {
      for (const { name, fill } of filled) if (isMissing(pageForm.values()[name])) void ask(name, fill, false)
    },
    watch() {
      const watching = filled.filter(({ fill }) => (fill.watch?.length ?? 0) > 0)
      if (watching.length === 0) return () => {}
      const last = new Map(watching.map(({ name, fill }) => [name, watchedOf(fill)]))
      const timers = new Map<string, ReturnType<typeof setTimeout>>()
      const end = pageForm.subscribe(() => {
        for (const { name, fill } of watching) {
          const now = watchedOf(fill)
          if (last.get(name) === now) continue
          last.set(name, now)
          clearTimeout(timers.get(name))
          timers.set(
            name,
            setTimeout(() => void ask(name, fill, true), delay),
          )
        }
      })
      return () => {
        end()
        for (const timer of timers.values()) clearTimeout(timer)
      }
    },
  }
}
