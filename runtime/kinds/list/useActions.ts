import { useCallback, useMemo, useRef, useState } from 'react'
import { useData } from '../../data/index.ts'
import { evaluateCondition } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { type ActionEntry, actionAccess, type CustomAction } from '../../language/index.ts'
import { needsScript, usePageInstance, usePageServices, useRunAction, useStepContext } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { ActionLabel } from './actionsColumn.ts'
import { type BuiltIn, type BuiltInContext, findBuiltIn } from './builtIns/index.ts'
import { createListDialogs, type ListDialogs } from './listDialogs.ts'
import { toRecordName } from './recordName.ts'
import type { ListController } from './useListController.ts'

/** A button that may be drawn: an action of the page that the person may use, where its conditions hold. */
export interface ActionButton {
  readonly id: string
  readonly label: string
  readonly icon?: string
  readonly style: 'primary' | 'default' | 'danger' | 'link'
  readonly isDisabled: boolean
  readonly isBusy: boolean
  /** False for a name that this version does not know. */
  readonly isKnown: boolean
  /** What the action can do at the moment, where a person chooses among several things. */
  readonly choices?: readonly { readonly id: string; readonly label: string; readonly run: () => void }[]
  /** What shows while the action has an effect on the list. */
  readonly mark?: { readonly label: string; readonly onClear: () => void }
  readonly run: () => void
}

const idOf = (entry: ActionEntry): string => (typeof entry === 'string' ? entry : entry.id)

/** Whether the actions of a page work on ticked records. */
export const needsSelection = (entries: readonly ActionEntry[]): boolean =>
  entries.some((entry) => {
    if (typeof entry !== 'string' && 'steps' in entry) return entry.needs !== undefined
    return findBuiltIn(idOf(entry))?.needsSelection === true
  })

/** A press of the button of a built-in action. */
interface BuiltInRun {
  readonly id: string
  readonly builtIn: BuiltIn
  readonly confirm: string | undefined
  readonly record: DataRecord | undefined
  /** One of its choices in place of the whole. */
  readonly run?: BuiltIn['run']
}

export interface ListActions {
  /** The buttons of a toolbar, or of a row where a record is given. */
  readonly toButtons: (entries: readonly ActionEntry[], record?: DataRecord) => readonly ActionButton[]
  /** The labels of the actions that the person may use, whatever their conditions say of a record. */
  readonly toLabels: (entries: readonly ActionEntry[]) => readonly ActionLabel[]
  /** The dialogs that built-in actions have opened. */
  readonly dialogs: ListDialogs
}

/** The methods of a stored script that are asked before a built-in action (wire contract 3.4). */
const beforeOf: Readonly<Record<string, string>> = { add: 'beforeAdd', edit: 'beforeEdit', remove: 'beforeDelete' }

const none: readonly BuiltIn[] = []

/**
 * Gives what turns the actions of a list into buttons. It keeps its identity while only the selection changes, so that
 * ticking a row draws no other row again; a button that is pressed sees the list as it is then. `further` are built-in actions of
 * a kind, in place of those of lists or beside them.
 */
export function useActions(controller: ListController, further: readonly BuiltIn[] = none): ListActions {
  const data = useData()
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const { page } = controller.resolved
  const latest = useRef(controller)
  latest.current = controller
  const [dialogs] = useState(createListDialogs)
  // Whether an action has changed records since the list was loaded.
  const isStale = useRef(false)
  const reload = useCallback(async () => {
    isStale.current = false
    await latest.current.reload()
  }, [])
  const surroundings = useMemo(
    () => ({
      reload,
      onChange: () => {
        isStale.current = true
      },
      nameOf: (record: unknown) => toRecordName(record, latest.current.resolved),
    }),
    [reload],
  )
  const contextFor = useStepContext(surroundings)
  const runner = useRunAction(contextFor)
  const findAction = useCallback(
    (id: string) => further.find((builtIn) => builtIn.id === id) ?? findBuiltIn(id),
    [further],
  )

  const toLabel = useCallback(
    (entry: ActionEntry): string => {
      const changes = typeof entry === 'string' ? { id: entry } : entry
      const builtIn = findAction(changes.id)
      return 'label' in changes && changes.label ? text(changes.label) : builtIn ? translate(builtIn.label) : changes.id
    },
    [text, translate, findAction],
  )
  const isAllowed = useCallback(
    (entry: ActionEntry) => {
      if (instance.script?.isOn === false && typeof entry !== 'string' && 'steps' in entry && needsScript(entry.steps))
        return false
      const code = actionAccess(page, entry)
      return code === undefined || services.hasAccess(code)
    },
    [page, services, instance],
  )
  const toLabels = useCallback(
    (entries: readonly ActionEntry[]) =>
      entries.filter(isAllowed).map((entry) => ({
        label: toLabel(entry),
        isConditional: typeof entry !== 'string' && entry.showWhen !== undefined,
      })),
    [isAllowed, toLabel],
  )

  const runCustom = useCallback(
    (id: string, { needs, confirm, steps, style }: CustomAction, record?: DataRecord) => {
      const { selection, scopeOf } = latest.current
      const isMissing = needs === 'one' ? selection.keys.size !== 1 : needs === 'selection' && selection.keys.size === 0
      if (isMissing && !record) return services.message('warning', translate('list.selectOne'))
      const question = { ...(confirm ? { confirm } : {}), ...(style === 'danger' ? { danger: true } : {}) }
      const work = async () => {
        const reachedEnd = await runner.run({ id, steps, ...question }, scopeOf(record))
        // An action that ended midway may have left out the step by which its page shows what it had done.
        if (!reachedEnd && isStale.current) await reload()
      }
      void work()
    },
    [runner, services, translate, reload],
  )
  const runBuiltIn = useCallback(
    ({ id, builtIn, confirm, record, run = builtIn.run }: BuiltInRun) => {
      const work = async () => {
        const question = confirm === undefined ? undefined : text(confirm)
        if (question !== undefined && !builtIn.asks && !(await services.confirm({ text: question }))) return
        const context: BuiltInContext = {
          controller: latest.current,
          instance,
          services,
          client: data.client,
          data,
          translate,
          text,
          show: (Dialog) => dialogs.show(Dialog, context),
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
    [runner, services, data, instance, translate, text, dialogs],
  )

  const toButtons = useCallback<ListActions['toButtons']>(
    (entries, record) =>
      entries.filter(isAllowed).flatMap((entry): readonly ActionButton[] => {
        const changes: Exclude<ActionEntry, string> = typeof entry === 'string' ? { id: entry } : entry
        const scope = latest.current.scopeOf(record)
        if (!evaluateCondition(changes.showWhen, scope, true)) return []
        const builtIn = 'steps' in changes ? undefined : findAction(changes.id)
        const id = record ? `${changes.id} ${latest.current.keyOf(record)}` : changes.id
        const icon = changes.icon ?? builtIn?.icon
        const about = { id, confirm: 'steps' in changes ? undefined : changes.confirm, record }
        const choices = builtIn?.choices?.(latest.current, translate) ?? []
        const mark = builtIn?.mark?.(latest.current)
        return [
          {
            id: changes.id,
            label: toLabel(entry),
            ...(icon ? { icon } : {}),
            style: changes.style ?? builtIn?.style ?? 'default',
            isDisabled: evaluateCondition(changes.disabledWhen, scope, false),
            isBusy: runner.busy.has(id),
            isKnown: 'steps' in changes || builtIn !== undefined,
            ...(builtIn && choices.length > 0
              ? {
                  choices: choices.map((choice) => ({
                    ...choice,
                    run: () => runBuiltIn({ ...about, builtIn, run: choice.run }),
                  })),
                }
              : {}),
            ...(mark ? { mark: { label: translate(mark.label), onClear: mark.clear } } : {}),
            run: () => {
              if ('steps' in changes) runCustom(id, changes, record)
              else if (builtIn) runBuiltIn({ ...about, builtIn })
            },
          },
        ]
      }),
    [isAllowed, toLabel, findAction, runCustom, runBuiltIn, runner.busy, translate],
  )
  return useMemo(() => ({ toButtons, toLabels, dialogs }), [toButtons, toLabels, dialogs])
}
