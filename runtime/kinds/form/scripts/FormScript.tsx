import { useCallback, useEffect, useInsertionEffect, useMemo, useRef } from 'react'
import { useData } from '../../../data/index.ts'
import { ScriptNotes, usePageInstance, useRunningScript } from '../../../page/index.ts'
import { useRegistry } from '../../../registry/index.ts'
import type { MethodCall, ScriptOutcome, SharedActs } from '../../../scripts/index.ts'
import { useLatest } from '../../../ui/index.ts'
import type { FormController } from '../useFormController.ts'
import { applyGiven } from './applyGiven.ts'
import { createFormHost, givenWidgets } from './formHost.ts'
import { createInputQueue } from './inputQueue.ts'

export interface FormScriptProps {
  readonly controller: FormController
}

type Call = (call: MethodCall) => Promise<ScriptOutcome | undefined>

/** Runs the script of a form: once it is open, when people change values, and before it is saved. */
export function FormScript({ controller }: FormScriptProps) {
  const { pageForm, loading } = controller
  const instance = usePageInstance()
  const registry = useRegistry()
  const { client } = useData()
  const isReady = loading.status === 'ready'
  const call = useRef<Call>(async () => undefined)
  const ready = useRef(Promise.withResolvers<void>())
  const latest = useLatest(instance)
  const inputs = useMemo(
    () =>
      createInputQueue(async (method) => {
        await ready.current.promise
        await call.current(method)
      }),
    [],
  )
  const makeHost = useCallback(
    (shared: SharedActs) => createFormHost(shared, { pageForm, registry, client, script: () => latest.current.script }),
    [latest, pageForm, registry, client],
  )
  const around = useCallback(
    async (method: MethodCall, run: Call) => {
      if (method.method !== 'beforeSubmit') return run(method)
      const outcome = await run({ ...method, args: [pageForm.values()] })
      if (outcome?.ok) applyGiven(pageForm, outcome.given)
      return outcome
    },
    [pageForm],
  )
  const onReady = useCallback(async () => {
    // Loaded ahead, so that choices given later do not replace a field that somebody has gone into meanwhile.
    const given = registry.loadWidgets({ shown: givenWidgets, edited: givenWidgets }).catch(() => undefined)
    await Promise.all([ready.current.promise, given])
    await call.current({ method: 'loaded', args: [] })
    await call.current({ method: 'show', args: [] })
  }, [registry])
  const script = useRunningScript(
    useMemo(
      // What the script still does with what was put in belongs to what is saved.
      () => ({ makeHost, around, before: inputs.idle, onReady }),
      [makeHost, around, inputs, onReady],
    ),
  )
  // The queue of what was put in is made before the script that it calls.
  useInsertionEffect(() => {
    call.current = script.call
  })
  useEffect(() => {
    if (isReady) ready.current.resolve()
  }, [isReady])
  useEffect(() => pageForm.listen(inputs.enqueue), [pageForm, inputs])
  return <ScriptNotes script={script} />
}
