import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useData } from '../../data/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import type { CustomAction } from '../../language/index.ts'
import { usePageInstance, usePageServices, useRunAction, useStepContext, writeQuestion } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import { useLatest } from '../../ui/index.ts'
import type { BuiltIn, BuiltInContext } from './builtIns/index.ts'
import { createListDialogs, type ListDialogs } from './listDialogs.ts'
import { toRecordName } from './recordName.ts'
import type { ListController } from './useListController.ts'

/** A press of the button of a built-in action. */
interface BuiltInRun {
  readonly id: string
  /** The words on its button: they head its question, and answer it with yes. */
  readonly label: string
  readonly builtIn: BuiltIn
  readonly confirm: string | undefined
  readonly record: DataRecord | undefined
  /** One of its choices in place of the whole. */
  readonly run?: BuiltIn['run']
}

/** The methods of a stored script that are asked before a built-in action (wire contract 3.4). */
const beforeOf: Readonly<Record<string, string>> = { add: 'beforeAdd', edit: 'beforeEdit', remove: 'beforeDelete' }

/** What presses of buttons do in a list. */
interface ActionRuns {
  readonly runCustom: (id: string, action: CustomAction, record?: DataRecord) => void
  readonly runBuiltIn: (run: BuiltInRun) => void
  /** The ids of the actions that run now. */
  readonly busy: ReadonlySet<string>
  readonly dialogs: ListDialogs
}

/** Runs the actions of a list, each on the list as it is when its button is pressed. */
export function useActionRuns(
  controller: ListController,
  buttonOf: Readonly<RefObject<BuiltInContext['buttonOf']>>,
): ActionRuns {
  const data = useData()
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const latest = useLatest(controller)
  const [dialogs] = useState(createListDialogs)
  // Whether an action has changed records since the list was loaded.
  const isStale = useRef(false)
  const reload = useCallback(async () => {
    isStale.current = false
    await latest.current.reload()
  }, [latest])
  const surroundings = useMemo(
    () => ({
      reload,
      onChange: () => {
        isStale.current = true
      },
      nameOf: (record: unknown) => toRecordName(record, latest.current.resolved),
    }),
    [latest, reload],
  )
  const contextFor = useStepContext(surroundings)
  const runner = useRunAction(contextFor)

  const runCustom = useCallback(
    (id: string, { label, needs, confirm, steps, style }: CustomAction, record?: DataRecord) => {
      const { selection, scopeOf } = latest.current
      const isMissing = needs === 'one' ? selection.keys.size !== 1 : needs === 'selection' && selection.keys.size === 0
      if (isMissing && !record) return services.message('warning', translate('list.selectOne'))
      const question = { ...(confirm ? { confirm } : {}), ...(style === 'danger' ? { danger: true } : {}) }
      const work = async () => {
        const reachedEnd = await runner.run({ id, label, steps, ...question }, scopeOf(record))
        // An action that ended midway may have left out the step by which its page shows what it had done.
        if (!reachedEnd && isStale.current) await reload()
      }
      void work()
    },
    [latest, runner, services, translate, reload],
  )
  const runBuiltIn = useCallback(
    ({ id, label, builtIn, confirm, record, run = builtIn.run }: BuiltInRun) => {
      const work = async () => {
        const { scopeOf } = latest.current
        const question = confirm === undefined ? undefined : writeQuestion(confirm, scopeOf(record), text)
        const words = { title: label, yes: label }
        if (question !== undefined && !builtIn.asks && !(await services.confirm({ text: question, ...words }))) return
        const context: BuiltInContext = {
          controller: latest.current,
          instance,
          services,
          client: data.client,
          data,
          translate,
          text,
          show: (Dialog) => dialogs.show(Dialog, context),
          buttonOf: (other, about) => buttonOf.current(other, about),
          perform: (work) => void runner.perform(`${id} after`, work),
          ...(question === undefined ? {} : { question }),
          ...(record ? { record } : {}),
        }
        const method = beforeOf[builtIn.id]
        const args = record ? [record] : []
        if (method && instance.script && !(await instance.script.run({ method, args, isOptional: true }))) return
        await run(context)
      }
      void runner.perform(id, work, builtIn.waits)
    },
    [latest, runner, services, data, instance, translate, text, dialogs, buttonOf],
  )
  return { runCustom, runBuiltIn, busy: runner.busy, dialogs }
}
