import { useCallback, useMemo, useRef, useState } from 'react'
import { CallError } from '../data/index.ts'
import { useText } from '../i18n/index.ts'
import type { Scope, Step } from '../language/index.ts'
import { type StepContext, useRegistry } from '../registry/index.ts'
import { runSteps } from '../steps/index.ts'
import { usePageServices } from './pageServices.tsx'
import { useFailureMessage } from './useFailureMessage.ts'
import { writeQuestion } from './writeQuestion.ts'

/** What a button of a page does. */
export interface RunnableAction {
  readonly id: string
  /** The words on its button: they head its question, and answer it with yes. */
  readonly label?: string
  readonly confirm?: string
  readonly danger?: boolean
  readonly steps: readonly Step[]
}

export interface ActionRunner {
  /** Runs an action to its end, once at a time for each id; false when it ended early. */
  readonly run: (action: RunnableAction, scope: Scope) => Promise<boolean>
  /** Runs work of the page's own under the same rules; quietly when it waits for a person in front of the page. */
  readonly perform: (id: string, work: () => Promise<void>, isQuiet?: boolean) => Promise<boolean>
  /** The ids of the actions that run now. */
  readonly busy: ReadonlySet<string>
}

/** Runs the actions of a page, and shows the failures that nothing else has shown. */
export function useRunAction(contextFor: (scope: Scope) => StepContext): ActionRunner {
  const registry = useRegistry()
  const services = usePageServices()
  const failureMessage = useFailureMessage()
  const text = useText()
  const running = useRef(new Set<string>())
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set())

  const showBusy = useCallback(async (id: string, work: () => Promise<void>) => {
    setBusy((before) => new Set(before).add(id))
    try {
      await work()
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)))
    }
  }, [])

  const perform = useCallback(
    async (id: string, work: () => Promise<void>, isQuiet = false) => {
      if (running.current.has(id)) return false
      running.current.add(id)
      try {
        await (isQuiet ? work() : showBusy(id, work))
        return true
      } catch (error) {
        // The client has told of calls that failed.
        if (!(error instanceof CallError)) services.message('error', failureMessage(error))
        return false
      } finally {
        running.current.delete(id)
      }
    },
    [services, failureMessage, showBusy],
  )

  const run = useCallback(
    async ({ id, label, confirm, danger, steps }: RunnableAction, scope: Scope) => {
      let reachedEnd = false
      const waits = steps.some((step) => 'open' in step || 'confirm' in step)
      const work = async () => {
        reachedEnd = await runSteps(steps, registry, contextFor, scope)
      }
      // The question is a part of the action, so that a double click asks once.
      await perform(
        id,
        async () => {
          const words = label === undefined ? {} : { title: text(label), yes: text(label) }
          const question = confirm && {
            text: writeQuestion(confirm, scope, text),
            ...words,
            ...(danger ? { danger } : {}),
          }
          if (question && !(await services.confirm(question))) return
          await (waits ? work() : showBusy(id, work))
        },
        true,
      )
      return reachedEnd
    },
    [perform, showBusy, services, text, registry, contextFor],
  )
  return useMemo(() => ({ run, perform, busy }), [run, perform, busy])
}
