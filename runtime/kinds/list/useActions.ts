import { useCallback, useMemo, useRef } from 'react'
import { useData } from '../../data/index.ts'
import { holds } from '../../form/index.ts'
import { useText, useTranslate } from '../../i18n/index.ts'
import { type ActionEntry, actionAccess, type CustomAction } from '../../language/index.ts'
import { usePageInstance, usePageServices, useRunAction, useStepContext } from '../../page/index.ts'
import type { DataRecord } from '../../registry/index.ts'
import type { ActionLabel } from './actionsColumn.ts'
import { type BuiltIn, findBuiltIn } from './builtIns/index.ts'
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
  readonly run: () => void
}

const idOf = (entry: ActionEntry): string => (typeof entry === 'string' ? entry : entry.id)

/** Whether the actions of a page work on ticked records. */
export const needsSelection = (entries: readonly ActionEntry[]): boolean =>
  entries.some((entry) => {
    if (typeof entry !== 'string' && 'steps' in entry) return entry.needs !== undefined
    return findBuiltIn(idOf(entry))?.needsSelection === true
  })

export interface ListActions {
  /** The buttons of a toolbar, or of a row where a record is given. */
  readonly toButtons: (entries: readonly ActionEntry[], record?: DataRecord) => readonly ActionButton[]
  /** The labels of the actions that the person may use, whatever their conditions say of a record. */
  readonly toLabels: (entries: readonly ActionEntry[]) => readonly ActionLabel[]
}

/**
 * Gives what turns the actions of a list into buttons. It keeps its identity while only the selection changes, so that
 * ticking a row draws no other row again; a button that is pressed sees the list as it is then.
 */
export function useActions(controller: ListController): ListActions {
  const data = useData()
  const services = usePageServices()
  const instance = usePageInstance()
  const text = useText()
  const translate = useTranslate()
  const { reload } = controller
  const { page } = controller.resolved
  const contextFor = useStepContext(useMemo(() => ({ reload }), [reload]))
  const runner = useRunAction(contextFor)
  const latest = useRef(controller)
  latest.current = controller

  const toLabel = useCallback(
    (entry: ActionEntry): string => {
      const changes = typeof entry === 'string' ? { id: entry } : entry
      const builtIn = findBuiltIn(changes.id)
      return 'label' in changes && changes.label ? text(changes.label) : builtIn ? translate(builtIn.label) : changes.id
    },
    [text, translate],
  )
  const isAllowed = useCallback(
    (entry: ActionEntry) => {
      const code = actionAccess(page, entry)
      return code === undefined || services.hasAccess(code)
    },
    [page, services],
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
      void runner.run({ id, steps, ...question }, scopeOf(record))
    },
    [runner, services, translate],
  )
  const runBuiltIn = useCallback(
    (id: string, builtIn: BuiltIn, confirm: string | undefined, record?: DataRecord) => {
      const work = async () => {
        const question = confirm === undefined ? undefined : text(confirm)
        if (question !== undefined && !builtIn.asks && !(await services.confirm({ text: question }))) return
        await builtIn.run({
          controller: latest.current,
          instance,
          services,
          client: data.client,
          data,
          translate,
          text,
          ...(question === undefined ? {} : { question }),
          ...(record ? { record } : {}),
        })
      }
      void runner.perform(id, work, builtIn.waits)
    },
    [runner, services, data, instance, translate, text],
  )

  const toButtons = useCallback<ListActions['toButtons']>(
    (entries, record) =>
      entries.filter(isAllowed).flatMap((entry): readonly ActionButton[] => {
        const changes: Exclude<ActionEntry, string> = typeof entry === 'string' ? { id: entry } : entry
        const scope = latest.current.scopeOf(record)
        if (!holds(changes.showWhen, scope, true)) return []
        const builtIn = 'steps' in changes ? undefined : findBuiltIn(changes.id)
        const id = record ? `${changes.id} ${latest.current.keyOf(record)}` : changes.id
        const icon = changes.icon ?? builtIn?.icon
        return [
          {
            id: changes.id,
            label: toLabel(entry),
            ...(icon ? { icon } : {}),
            style: changes.style ?? builtIn?.style ?? 'default',
            isDisabled: holds(changes.disabledWhen, scope, false),
            isBusy: runner.busy.has(id),
            isKnown: 'steps' in changes || builtIn !== undefined,
            run: () => {
              if ('steps' in changes) runCustom(id, changes, record)
              else if (builtIn) runBuiltIn(id, builtIn, changes.confirm, record)
            },
          },
        ]
      }),
    [isAllowed, toLabel, runCustom, runBuiltIn, runner.busy],
  )
  return useMemo(() => ({ toButtons, toLabels }), [toButtons, toLabels])
}
