import { useLayoutEffect } from 'react'
import { isSameValue, type PageForm } from '../../form/index.ts'
import type { ActionRunner } from '../../page/index.ts'

/** Milliseconds after the last change in which a person may still be writing. */
const pause = 300

interface AutosaveRequest {
  readonly isOn: boolean
  readonly pageForm: PageForm
  readonly runner: ActionRunner
  readonly save: () => Promise<boolean>
}

/**
 * Saves what a person changes without a button. What the server refuses goes back to what it was, so that nothing is
 * shown that was not saved.
 */
export function useAutosave({ isOn, pageForm, runner, save }: AutosaveRequest): void {
  useLayoutEffect(() => {
    if (!isOn) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const saveAll = async () => {
      let sent = pageForm.values()
      while (await save()) {
        const current = pageForm.values()
        if (isSameValue(sent, current)) return
        sent = current
      }
    }
    const begin = () => {
      waiting = undefined
      if (!pageForm.isDirty()) return
      void runner.perform(
        'submit',
        () =>
          saveAll().catch((error: unknown) => {
            pageForm.reset()
            throw error
          }),
        true,
      )
    }
    const end = pageForm.subscribe(() => {
      clearTimeout(waiting)
      waiting = setTimeout(begin, pause)
    })
    return () => {
      end()
      if (waiting === undefined) return
      clearTimeout(waiting)
      begin()
    }
  }, [isOn, pageForm, runner, save])
}
